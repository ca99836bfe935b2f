import { fen, parseYuan } from "@reagent/domain/money";
import type { PaymentState } from "@reagent/domain/payment";
import * as v from "valibot";
import type { ProviderOrder } from "../two-orders.ts";

/** Alipay's states of an order as ours. One that was refunded completely before the shop knew of its payment is closed as well. */
const STATES: Readonly<Record<string, PaymentState>> = {
  WAIT_BUYER_PAY: "open",
  TRADE_SUCCESS: "paid",
  TRADE_FINISHED: "paid",
  TRADE_CLOSED: "abandoned",
};

const name = v.pipe(v.string(), v.nonEmpty());
const Trade = v.object({
  out_trade_no: name,
  trade_no: v.optional(name),
  trade_status: v.string(),
  total_amount: v.optional(v.string()),
  /** When it was paid, in an answer and in a notice; absent for one that was not. */
  send_pay_date: v.optional(v.string()),
  gmt_payment: v.optional(v.string()),
});

/** Reads an order. Throws for one in a form or state that is not Alipay's. */
export function readTrade(value: unknown): ProviderOrder {
  const read = v.safeParse(Trade, value);
  if (!read.success) throw new Error("Alipay describes an order in an unknown form.");
  const { out_trade_no: number, trade_no, trade_status, total_amount = "" } = read.output;
  const state = STATES[trade_status];
  if (state === undefined) {
    throw new Error(`The order ${number} at Alipay is in the unknown state ${trade_status}.`);
  }
  const wasPaid = Boolean(read.output.send_pay_date ?? read.output.gmt_payment);
  const isRefunded = state === "abandoned" && wasPaid;
  if (state !== "paid") return { number, state, money: undefined, isRefunded };
  const amount = parseYuan(total_amount);
  if (trade_no === undefined || amount === undefined) {
    throw new Error(`The order ${number} at Alipay is paid without a number or an amount.`);
  }
  return { number, state, money: { amount: fen(amount), reference: trade_no }, isRefunded };
}
