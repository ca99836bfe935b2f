import { codes } from "@reagent/api/contract/envelope";
import { cancelRefusal } from "@reagent/domain/cancellation";
import { type Fen, sum } from "@reagent/domain/money";
import type { Tx } from "../../../database/database.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Doing, HeldOrder } from "./loaded-order.ts";
import { holdPair, keepLine, paidOrderOf } from "./loaded-order.ts";
import { cancelMessages } from "./messages.ts";
import { giveBack } from "./refund.ts";
import { releaseStock } from "./stock.ts";
import { noteEvent } from "./timeline.ts";

/**
 * Cancels an order that is not reviewed, and the one that was placed with it: money goes back to the balance, credit is released, the
 * coupon can be used again, goods return to the stock (customer centre §4, cancelling). Who starts from the reagent order of a pair is
 * told to start from the other one. Gives what went to the balance.
 */
export async function cancelOrder(
  tx: Tx,
  orderId: string,
  doing: Doing & {
    /** Whether either order of a pair will do, as it does for whoever keeps the shop. */
    readonly takesEither?: boolean;
  },
): Promise<Fen> {
  const pair = await holdPair(tx, orderId, doing);
  const isPair = pair.length > 1;
  for (const [index, { row }] of pair.entries()) {
    const isNamed = index === 0 && isPair && doing.takesEither !== true;
    const why = cancelRefusal({
      kind: row.kind,
      reviewStatus: row.review,
      relatedOrderId: (isNamed && row.related_order_id) || "",
    });
    if (why) {
      throw new Refusal(codes.locked, cancelMessages[why][doing.language]);
    }
  }
  const refunds: Fen[] = [];
  for (const order of pair) {
    refunds.push(await cancelOne(tx, order, doing));
  }
  return sum(refunds);
}

async function cancelOne(tx: Tx, order: HeldOrder, { now }: Doing): Promise<Fen> {
  const { row } = order;
  await tx.updateTable("orders").set({ review: "cancelled" }).where("id", "=", row.id).execute();
  let cancelled: HeldOrder = { ...order, row: { ...row, review: "cancelled" } };
  for (const line of order.lines) {
    const released = await releaseStock(tx, order, line);
    cancelled = await keepLine(tx, cancelled, { ...released, isCancelled: true });
  }
  if (row.coupon_id !== null) {
    await tx
      .updateTable("coupons")
      .set({ state: "unused" })
      .where("id", "=", row.coupon_id)
      .where("customer_id", "=", row.customer_id)
      .where("state", "=", "used")
      .execute();
  }
  await noteEvent(tx, row.id, "cancelled", { now });
  const { toBalance } = await giveBack(tx, cancelled, { before: paidOrderOf(row), now });
  return toBalance;
}
