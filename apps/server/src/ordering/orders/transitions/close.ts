import { type Fen, sum } from "@reagent/domain/money";
import { waitingQuantity } from "@reagent/domain/order-line";
import type { Tx } from "../../../database/database.ts";
import { cancelOrder } from "./cancel.ts";
import type { TransitionContext } from "./loaded-order.ts";
import { loadOrder } from "./loaded-order.ts";
import { terminateLine } from "./terminate.ts";

/** Ends an order: cancels an unreviewed one, terminates the unsent part of any other. Returns the refund. */
export async function closeOrder(
  tx: Tx,
  orderId: string,
  context: TransitionContext,
): Promise<Fen> {
  const { row, lines } = await loadOrder(tx, orderId, context);
  if (row.review !== "reviewed") {
    return cancelOrder(tx, orderId, { ...context, takesEither: true });
  }
  const refunds: Fen[] = [];
  for (const line of lines.filter((each) => waitingQuantity(each) > 0)) {
    refunds.push(await terminateLine(tx, { orderId, productCode: line.productCode }, context));
  }
  return sum(refunds);
}
