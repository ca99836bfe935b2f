import * as v from "valibot";
import { ForgedNotice } from "../forged-notice.ts";
import type { ProviderNotice, ReceivedNotice } from "../provider.ts";
import type { AlipayAccount } from "./account.ts";
import { noticeProblem } from "./signature.ts";
import { readTrade } from "./transaction.ts";

/** Path that receives Alipay's notices. */
export const ALIPAY_NOTICE_PATH = "/api/payment/notice/alipay";

const LONGEST_ID = 128;

const Notice = v.object({
  notify_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_ID)),
  notify_type: v.string(),
  app_id: v.string(),
  seller_id: v.string(),
  /** What was given back so far; absent where nothing was. */
  refund_fee: v.optional(v.string()),
});

/**
 * Reads a notice, which arrives as a form. Throws `ForgedNotice` without a valid signature, and an error for one of another application or
 * merchant.
 */
export function readAlipayNotice({ body }: ReceivedNotice, account: AlipayAccount): ProviderNotice {
  const fields = new URLSearchParams(body.toString());
  const problem = noticeProblem(fields, account);
  if (problem) throw new ForgedNotice("Alipay", problem);
  const content = Object.fromEntries(fields);
  const read = v.safeParse(Notice, content);
  if (!read.success) throw new Error("A notice of Alipay has an unknown form.");
  const { notify_id: id, notify_type: type, app_id, seller_id, refund_fee } = read.output;
  if (app_id !== account.app || seller_id !== account.seller) {
    throw new Error(`A notice of Alipay is for ${app_id} and ${seller_id}.`);
  }
  if (type !== "trade_status_sync") return { kind: "other", event: type };
  const order = readTrade(content);
  if (refund_fee !== undefined) return { kind: "other", event: "a refund" };
  return order.state === "paid"
    ? { kind: "paid", id, order }
    : { kind: "other", event: `${content["trade_status"]}` };
}
