import { type Fen, sum } from "@reagent/domain/money";
import { waitingQuantity } from "@reagent/domain/order-line";
import type { Tx } from "../../../database/database.ts";
import { cancelOrder } from "./cancel.ts";
import type { Doing } from "./loaded-order.ts";
import { holdOrder } from "./loaded-order.ts";
import { terminateLine } from "./take-back.ts";

/** Ends an order: one that is not reviewed is cancelled, of any other whatever was not sent is called off. Gives what was refunded. */
export async function closeOrder(tx: Tx, orderId: string, doing: Doing): Promise<Fen> {
  const { row, lines } = await holdOrder(tx, orderId, doing);
  if (row.review !== "reviewed") {
    return cancelOrder(tx, orderId, { ...doing, takesEither: true });
  }
  const refunds: Fen[] = [];
  for (const line of lines.filter((each) => waitingQuantity(each) > 0)) {
    refunds.push(await terminateLine(tx, { orderId, productCode: line.productCode }, doing));
  }
  return sum(refunds);
}
