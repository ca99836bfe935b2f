import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import { pointsOf } from "@reagent/domain/cancellation";
import { Refusal } from "../../../basics/refusal.ts";
import type { Tx } from "../../../database/database.ts";
import { book } from "../../balance/ledger.ts";
import type { TransitionContext, LoadedOrder } from "./loaded-order.ts";
import { loadPair, paidOrderOf } from "./loaded-order.ts";
import { noteEvent } from "./timeline.ts";

/** Reviews a paid order and its related order; both earn points (decisions, earning and converting points). */
export async function reviewOrder(
  tx: Tx,
  orderId: string,
  context: TransitionContext,
): Promise<void> {
  const pair = await loadPair(tx, orderId, context);
  for (const { row } of pair) {
    if (row.review !== "pending") {
      throw new Refusal(codes.locked, orderMessages.notPending[context.language]);
    }
    if (row.payment !== "paid") {
      throw new Refusal(codes.locked, orderMessages.notPaid[context.language]);
    }
  }
  for (const order of pair) {
    await reviewOne(tx, order, context);
  }
}

async function reviewOne(tx: Tx, { row }: LoadedOrder, { now }: TransitionContext): Promise<void> {
  await tx.updateTable("orders").set({ review: "reviewed" }).where("id", "=", row.id).execute();
  await noteEvent(tx, row.id, "reviewed", { now });
  const points = pointsOf(paidOrderOf({ ...row, review: "reviewed" }), row.points_rate);
  if (points > 0) {
    const entry = { customerId: row.customer_id, orderId: row.id, now } as const;
    await book(tx, { ...entry, account: "integral", amount: points, reason: "earned" });
  }
}
