import { type Fen, sum } from "@reagent/domain/money";
import type { Tx } from "../../database/database.ts";
import { loadOrder } from "../orders/transitions/loaded-order.ts";
import { payRefund } from "../orders/transitions/refund.ts";
import { ordersTogether, settleOrders } from "./settle.ts";

/**
 * Records a bank transfer for an order and its related order that were cancelled unpaid: it is added to the customer's balance. Returns
 * its amount, 0 where no order was cancelled unpaid.
 */
export async function receiveLateTransfer(tx: Tx, orderId: string, now: number): Promise<Fen> {
  const together = await ordersTogether(tx, orderId);
  const late = together.filter(
    ({ review, payment }) => review === "cancelled" && payment === "unpaid",
  );
  await settleOrders(tx, late, { paidBy: "transfer", now });
  for (const { id } of late) {
    await payRefund(tx, await loadOrder(tx, id, { language: "en" }), { now });
  }
  return sum(late.map(({ amount }) => amount));
}
