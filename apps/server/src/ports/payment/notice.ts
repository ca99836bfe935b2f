import { createHmac, timingSafeEqual } from "node:crypto";
import { parseYuan } from "@reagent/domain/money";
import * as v from "valibot";

/** Path that receives the gateway's notices. */
export const NOTICE_PATH = "/api/payment/notice";
export const noticeSignatureHeader = "x-payment-signature";

const LONGEST_ID = 64;
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_ID));

/** A gateway's notice on the wire: the outcome of a payment, the amount in yuan. */
export const Notice = v.object({
  id: name,
  payment: name,
  outcome: v.picklist(["paid", "refused", "abandoned"]),
  amount: v.pipe(
    v.string(),
    v.check((text) => parseYuan(text) !== undefined),
  ),
  reference: name,
});
export type Notice = v.InferOutput<typeof Notice>;

/** HMAC-SHA-256 over the fields in the order of their names, as hex. */
export function signatureOfNotice(notice: Notice, key: string): string {
  const signed = Object.entries(notice)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
    .join("&");
  return createHmac("sha256", key).update(signed).digest("hex");
}

/** Whether the signature was made with the key. */
export function isSignedBy(notice: Notice, signature: string, key: string): boolean {
  const expected = Buffer.from(signatureOfNotice(notice, key));
  const sent = Buffer.from(signature);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
