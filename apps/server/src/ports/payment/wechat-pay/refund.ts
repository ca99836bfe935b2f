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

/**
 * Makes a refund. A repeat with the same number makes no other one, but may be refused once everything was given back: a refusal counts
 * only where WeChat knows no refund with this number, so that what was made never goes to the balance as well.
 */
export async function giveBack(
  send: SendToWechatPay,
  { returnId, amount, paid }: PaymentReturn,
): Promise<ReturnState> {
  try {
    const content = {
      transaction_id: paid.reference,
      out_refund_no: returnId,
      amount: { refund: amount, total: paid.amount, currency: "CNY" },
    };
    return stateIn(await send(PATH, content));
  } catch (failure) {
    if (!(failure instanceof WechatPayRefusal) || !FINAL.includes(failure.code)) throw failure;
    return (await findRefund(send, returnId)) ?? { state: "failed", problem: failure.code };
  }
}

/** The present state of a refund; undefined for one that was never made. */
async function findRefund(
  send: SendToWechatPay,
  returnId: string,
): Promise<ReturnState | undefined> {
  try {
    return stateIn(await send(`${PATH}/${returnId}`));
  } catch (failure) {
    if (failure instanceof WechatPayRefusal && failure.code === "RESOURCE_NOT_EXISTS")
      return undefined;
    throw failure;
  }
}

function stateIn(answer: unknown): ReturnState {
  const read = v.safeParse(Answer, answer);
  const state = read.success ? STATES[read.output.status] : undefined;
  if (!state) throw new Error("WeChat Pay describes a refund in an unknown form.");
  return state;
}
