import * as v from "valibot";
import type { PaymentReturn, ReturnState } from "../gateway.ts";
import { type SendToWechatPay, WechatPayRefusal } from "./client.ts";

const PATH = "/v3/refund/domestic/refunds";

/** What WeChat says of a refund. One that is abnormal is put right by hand in the merchant platform, and then made. */
const STATES: Readonly<Record<string, ReturnState>> = {
  SUCCESS: { state: "made" },
  PROCESSING: { state: "waiting", problem: "" },
  ABNORMAL: { state: "waiting", problem: "ABNORMAL" },
  CLOSED: { state: "failed", problem: "CLOSED" },
};

/** Refusals for good: there is no such payment, it can be refunded no more, or the customer's account takes no money. */
const FINAL: readonly string[] = [
  "RESOURCE_NOT_EXISTS",
  "INVALID_REQUEST",
  "USER_ACCOUNT_ABNORMAL",
];

const Answer = v.object({ status: v.string() });

/** Makes a refund, or asks what became of it: a repeat with the same number answers with the same refund. */
export async function giveBack(
  send: SendToWechatPay,
  { returnId, amount, paid }: PaymentReturn,
): Promise<ReturnState> {
  try {
    const answer = await send(PATH, {
      transaction_id: paid.reference,
      out_refund_no: returnId,
      amount: { refund: amount, total: paid.amount, currency: "CNY" },
    });
    const read = v.safeParse(Answer, answer);
    const state = read.success ? STATES[read.output.status] : undefined;
    if (!state) throw new Error("WeChat Pay describes a refund in an unknown form.");
    return state;
  } catch (failure) {
    if (failure instanceof WechatPayRefusal && FINAL.includes(failure.code))
      return { state: "failed", problem: failure.code };
    throw failure;
  }
}
