import { codes } from "@reagent/api/contract/envelope";
import { paymentUndoMessages } from "@reagent/api/messages/order";
import { type Fen, sum, toYuan } from "@reagent/domain/money";
import { paymentUndoProblem } from "@reagent/domain/undo";
import { Refusal } from "../../basics/refusal.ts";
import type { Tx } from "../../database/database.ts";
import type { TransitionContext } from "../orders/transitions/loaded-order.ts";
import { noteEvent } from "../orders/transitions/timeline.ts";
import { ordersTogether } from "./settle.ts";

/**
 * Takes back a bank transfer that was recorded for an order and its related order by mistake (decisions, taking steps back). They wait
 * to be paid again, without a deadline. Returns their amount.
 */
export async function undoPayment(
  tx: Tx,
  orderId: string,
  { now, language }: TransitionContext,
): Promise<Fen> {
  const orders = await ordersTogether(tx, orderId);
  const paid = orders.filter((order) => order.id === orderId || order.payment === "paid");
  for (const { payment, review, paid_by } of paid) {
    const problem = paymentUndoProblem({ payment, review, isTransfer: paid_by === "transfer" });
    if (problem) throw new Refusal(codes.locked, paymentUndoMessages[problem][language]);
  }
  for (const { id, amount } of paid) {
    await tx
      .updateTable("orders")
      .set({ payment: "unpaid", paid_by: null, paid_at: null, pay_by: null })
      .where("id", "=", id)
      .execute();
    await noteEvent(tx, id, "payment-undone", { now, detail: { amount: toYuan(amount) } });
  }
  return sum(paid.map(({ amount }) => amount));
}
