import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import type { Fen } from "@reagent/domain/money";
import { terminate } from "@reagent/domain/order-line";
import { Refusal } from "../../../basics/refusal.ts";
import type { Tx } from "../../../database/database.ts";
import {
  expectReviewed,
  lineOf,
  loadOrder,
  saveLine,
  type TransitionContext,
} from "./loaded-order.ts";
import { expectTarget, type OrderedProduct, payRefund, type RefundTarget } from "./refund.ts";
import { releaseStock } from "./stock.ts";
import { noteEvent } from "./timeline.ts";

/** Terminates the unsent part of a line and refunds it. Returns the refund. */
export async function terminateLine(
  tx: Tx,
  { orderId, productCode, isToPayment = false }: OrderedProduct & RefundTarget,
  context: TransitionContext,
): Promise<Fen> {
  const order = await loadOrder(tx, orderId, context);
  expectReviewed(order, context);
  await expectTarget(tx, order, { isToPayment, ...context });
  const line = terminate(lineOf(order, productCode, context));
  if (!line) {
    throw new Refusal(codes.locked, orderMessages.nothingWaits[context.language]);
  }
  const after = await saveLine(tx, order, await releaseStock(tx, order, line));
  await noteEvent(tx, orderId, "terminated", {
    now: context.now,
    detail: { product: productCode },
  });
  const refund = await payRefund(tx, after, {
    now: context.now,
    cause: { product: productCode },
    isToPayment,
  });
  return refund.amount;
}
