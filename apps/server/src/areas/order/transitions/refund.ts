import { type PaidOrder, pointsOf, refundOf } from "@reagent/domain/cancellation";
import { type Fen, fen, toYuan } from "@reagent/domain/money";
import type { Tx } from "../../../database/database.ts";
import { book } from "../../balance/ledger.ts";
import type { Doing, HeldOrder } from "./loaded-order.ts";
import { paidOrderOf } from "./loaded-order.ts";
import { noteEvent } from "./timeline.ts";

/**
 * Gives back what an order owes its customer by now: credit is released before money goes to the balance, and the points of what was
 * given back are taken again (decisions, refund on cancel). `before` is the order's money as it stood. Gives what was given back,
 * and what of it went to the balance.
 */
export async function giveBack(
  tx: Tx,
  { row, lines }: HeldOrder,
  { before = paidOrderOf(row), now }: { readonly before?: PaidOrder } & Pick<Doing, "now">,
): Promise<{ readonly amount: Fen; readonly toBalance: Fen }> {
  if (row.payment !== "paid") {
    return { amount: fen(0), toBalance: fen(0) };
  }
  const { amount, toBalance, toCredit, order } = refundOf(paidOrderOf(row), lines);
  const entry = { customerId: row.customer_id, orderId: row.id, reason: "refund", now } as const;
  if (toBalance > 0) {
    await book(tx, { ...entry, account: "prepay", amount: toBalance });
  }
  if (toCredit > 0) {
    const account = row.paid_by === "second-credit" ? "second-credit" : "credit";
    await book(tx, { ...entry, account, amount: fen(0 - toCredit) });
  }
  const lost = pointsOf(before) - pointsOf(order);
  if (lost > 0) {
    await book(tx, { ...entry, account: "integral", amount: -lost, reason: "withdrawn" });
  }
  if (amount > 0) {
    await tx
      .updateTable("orders")
      .set({ refunded_amount: order.refundedAmount, credit_owed: order.creditOwed })
      .where("id", "=", row.id)
      .execute();
    await noteEvent(tx, row.id, "refunded", { now, detail: { amount: toYuan(amount) } });
  }
  return { amount, toBalance };
}
