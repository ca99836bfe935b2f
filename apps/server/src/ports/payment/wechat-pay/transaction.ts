import { fen } from "@reagent/domain/money";
import type { PaymentState } from "@reagent/domain/payment";
import * as v from "valibot";
import type { ProviderOrder } from "../two-orders.ts";
import type { WechatPayAccount } from "./account.ts";

/**
 * WeChat's states of an order as ours. Refunds are made by hand at WeChat: what was refunded before the shop knew of it was not paid.
 * A payment that the shop has counted stays paid.
 */
const STATES: Readonly<Record<string, PaymentState>> = {
  SUCCESS: "paid",
  REFUND: "abandoned",
  NOTPAY: "open",
  USERPAYING: "open",
  ACCEPT: "open",
  CLOSED: "abandoned",
  REVOKED: "abandoned",
  PAYERROR: "refused",
};

const name = v.pipe(v.string(), v.nonEmpty());
const Transaction = v.object({
  appid: v.string(),
  mchid: v.string(),
  out_trade_no: name,
  transaction_id: v.optional(name),
  trade_state: v.string(),
  amount: v.optional(
    v.object({
      total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      currency: v.optional(v.string(), "CNY"),
    }),
  ),
});

/** Reads an order. Throws for one of another merchant, in another currency, or in a form or state that is not WeChat's. */
export function readOrder(
  value: unknown,
  { merchant, app }: Pick<WechatPayAccount, "merchant" | "app">,
): ProviderOrder {
  const read = v.safeParse(Transaction, value);
  if (!read.success) throw new Error("WeChat Pay describes an order in an unknown form.");
  const { mchid, appid, out_trade_no: number, trade_state, transaction_id, amount } = read.output;
  if (mchid !== merchant || appid !== app) {
    throw new Error(`The order ${number} at WeChat Pay belongs to ${mchid} and ${appid}.`);
  }
  const state = STATES[trade_state];
  if (state === undefined) {
    throw new Error(`The order ${number} at WeChat Pay is in the unknown state ${trade_state}.`);
  }
  const isRefunded = trade_state === "REFUND";
  if (state !== "paid") return { number, state, money: undefined, isRefunded };
  if (transaction_id === undefined || amount?.currency !== "CNY") {
    throw new Error(`The order ${number} at WeChat Pay is paid without a number or not in yuan.`);
  }
  const money = { amount: fen(amount.total), reference: transaction_id };
  return { number, state, money, isRefunded };
}
