import { toYuan } from "@reagent/domain/money";
import * as v from "valibot";
import type { PaymentReturn, ReturnState } from "../gateway.ts";
import { AlipayRefusal, type SendToAlipay, TRADES } from "./client.ts";

/** Refusals for good: there is no such payment, it can be refunded no more, or its buyer's account is gone. */
const FINAL: readonly string[] = [
  "TRADE_NOT_EXIST",
  "TRADE_STATUS_ERROR",
  "TRADE_HAS_FINISHED",
  "REFUND_AMT_NOT_EQUAL_TOTAL",
  "REFUND_FEE_ERROR",
  "BUYER_NOT_EXIST",
];

const Made = v.object({ fund_change: v.string() });
const Found = v.object({ refund_status: v.optional(v.string()) });

/**
 * Makes a refund. A repeat with the same number moves no money again, which Alipay then says or refuses: whether the refund was made before
 * is asked, so that what was made never goes to the balance as well.
 */
export async function giveBack(
  send: SendToAlipay,
  { returnId, amount, paid }: PaymentReturn,
): Promise<ReturnState> {
  const named = { trade_no: paid.reference, out_request_no: returnId.replaceAll("-", "") };
  try {
    const made = await send(`${TRADES}/refund`, { ...named, refund_amount: toYuan(amount) });
    if (v.parse(Made, made).fund_change === "Y") return { state: "made" };
  } catch (failure) {
    if (!(failure instanceof AlipayRefusal) || !FINAL.includes(failure.code)) throw failure;
    return (await wasMade(send, named))
      ? { state: "made" }
      : { state: "failed", problem: failure.code };
  }
  return (await wasMade(send, named)) ? { state: "made" } : { state: "waiting", problem: "" };
}

/** Whether Alipay has made a refund. */
async function wasMade(
  send: SendToAlipay,
  named: { readonly trade_no: string; readonly out_request_no: string },
): Promise<boolean> {
  try {
    const found = v.parse(Found, await send(`${TRADES}/fastpay/refund/query`, named));
    return found.refund_status === "REFUND_SUCCESS";
  } catch (failure) {
    if (failure instanceof AlipayRefusal && failure.code === "TRADE_NOT_EXIST") return false;
    throw failure;
  }
}
