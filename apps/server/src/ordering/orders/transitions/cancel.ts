import { codes } from "@reagent/api/contract/envelope";
import { cancelMessages } from "@reagent/api/messages/order";
import { cancelRefusal } from "@reagent/domain/cancellation";
import { type Fen, sum } from "@reagent/domain/money";
import { Refusal } from "../../../basics/refusal.ts";
import type { Tx } from "../../../database/database.ts";
import { mailOrder } from "../../../ports/mail/order-mail.ts";
import { releaseQuotes } from "../../quotes/quotes.ts";
import type { TransitionContext, LoadedOrder } from "./loaded-order.ts";
import { loadPair, saveLine, paidOrderOf } from "./loaded-order.ts";
import { payRefund } from "./refund.ts";
import { releaseStock } from "./stock.ts";
import { noteEvent } from "./timeline.ts";

/**
 * Cancels an unreviewed order and its related order: refunds to the balance, releases credit, the coupon and the stock
 * (customer centre §4, cancelling). A customer cancels a pair from its instrument order only. Returns the refund to the balance.
 */
export async function cancelOrder(
  tx: Tx,
  orderId: string,
  context: TransitionContext & {
    /** Whether a pair may be cancelled from either order, as the operator may. */
    readonly takesEither?: boolean;
  },
): Promise<Fen> {
  const pair = await loadPair(tx, orderId, context);
  const isPair = pair.length > 1;
  for (const [index, { row }] of pair.entries()) {
    const isNamed = index === 0 && isPair && context.takesEither !== true;
    const why = cancelRefusal({
      kind: row.kind,
      reviewStatus: row.review,
      relatedOrderId: (isNamed && row.related_order_id) || "",
    });
    if (why) {
      throw new Refusal(codes.locked, cancelMessages[why][context.language]);
    }
  }
  const refunds: Fen[] = [];
  for (const order of pair) {
    refunds.push(await cancelOne(tx, order, { now: context.now, event: "cancelled" }));
  }
  const { language } = pair[0]?.row ?? context;
  await mailOrder(tx, { kind: "cancelled", orderId, language, now: context.now });
  return sum(refunds);
}

/**
 * Cancels one order of a pair: releases its stock, its coupon and what was paid. `event` is why, for its timeline. Returns the refund to
 * the balance.
 */
export async function cancelOne(
  tx: Tx,
  order: LoadedOrder,
  { now, event }: { readonly now: number; readonly event: "cancelled" | "lapsed" },
): Promise<Fen> {
  const { row } = order;
  await tx.updateTable("orders").set({ review: "cancelled" }).where("id", "=", row.id).execute();
  let cancelled: LoadedOrder = { ...order, row: { ...row, review: "cancelled" } };
  for (const line of order.lines) {
    const released = await releaseStock(tx, order, line);
    cancelled = await saveLine(tx, cancelled, { ...released, isCancelled: true });
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
  await releaseQuotes(tx, row.id);
  await noteEvent(tx, row.id, event, { now });
  // The mail of the cancelled order names the refund.
  const { toBalance } = await payRefund(tx, cancelled, {
    before: paidOrderOf(row),
    now,
    isMailed: false,
  });
  return toBalance;
}
