import * as v from "valibot";
import { headerText } from "../../../basics/header-text.ts";
import { ForgedNotice } from "../forged-notice.ts";
import type { ProviderNotice, ReceivedNotice } from "../provider.ts";
import type { WechatPayAccount } from "./account.ts";
import { decrypt, signatureProblem } from "./signature.ts";
import { readOrder } from "./transaction.ts";

/** Path that receives WeChat Pay's notices. */
export const WECHAT_PAY_NOTICE_PATH = "/api/payment/notice/wechat";

const LONGEST_ID = 64;
const PAID = "TRANSACTION.SUCCESS";

const Notice = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_ID)),
  event_type: v.string(),
  resource: v.object({
    algorithm: v.literal("AEAD_AES_256_GCM"),
    ciphertext: v.string(),
    nonce: v.string(),
    associated_data: v.optional(v.string(), ""),
  }),
});

/** Reads a notice. Throws `ForgedNotice` without a valid signature, and an error for content that is not for this shop. */
export function readWechatNotice(
  { headers, body }: ReceivedNotice,
  account: WechatPayAccount,
  now: number,
): ProviderNotice {
  const header = (name: string) => headerText(headers, name);
  const problem = signatureProblem({ header, body }, account, now);
  if (problem) throw new ForgedNotice("WeChat Pay", problem);
  const read = v.safeParse(Notice, JSON.parse(body.toString()));
  if (!read.success) throw new Error("A notice of WeChat Pay has an unknown form.");
  const { id, event_type: event, resource } = read.output;
  if (event !== PAID) return { kind: "other", event };
  const order = readOrder(JSON.parse(decrypt(resource, account)), account);
  return order.state === "paid"
    ? { kind: "paid", id, order }
    : { kind: "other", event: `${event} of an order that is not paid` };
}
