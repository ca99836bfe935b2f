import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import { type PaidOrder, pointsOf, refundOf } from "@reagent/domain/cancellation";
import { type Fen, fen, subtract, toYuan } from "@reagent/domain/money";
import { returnableQuantity, takeBack } from "@reagent/domain/order-line";
import { Refusal } from "../../../basics/refusal.ts";
import type { Tx } from "../../../database/database.ts";
import { book } from "../../balance/ledger.ts";
import { withdrawIntegral } from "../../balance/withdraw.ts";
import { canBeGivenBack, giveBackTo } from "../../payments/payment-returns.ts";
import { heldBatches, underWayOf } from "../return-quantities.ts";
import {
  expectReviewed,
  lineOf,
  type LoadedOrder,
  loadOrder,
  paidOrderOf,
  saveLine,
  type TransitionContext,
} from "./loaded-order.ts";
import { noteEvent } from "./timeline.ts";

/** Names a line of an order by its product. */
export interface OrderedProduct {
  readonly orderId: string;
  readonly productCode: string;
}

/** Where the money of a refund goes: to the balance unless an operator gives it back to the payment. */
export interface RefundTarget {
  readonly isToPayment?: boolean | undefined;
}

/** Refuses a refund to the payment of an order that was not paid online. */
export async function expectTarget(
  tx: Tx,
  { row }: LoadedOrder,
  { isToPayment = false, language }: RefundTarget & Pick<TransitionContext, "language">,
): Promise<void> {
  if (isToPayment && !(await canBeGivenBack(tx, row)))
    throw new Refusal(codes.badRequest, orderMessages.notPaidOnline[language]);
}

/** Refunds goods that the customer sent back without a return; what a return has reserved is refunded with the return. Returns the refund. */
export async function refundGoods(
  tx: Tx,
  {
    orderId,
    productCode,
    quantity,
    isToPayment = false,
  }: OrderedProduct & RefundTarget & { readonly quantity: number },
  context: TransitionContext,
): Promise<Fen> {
  const order = await loadOrder(tx, orderId, context);
  expectReviewed(order, context);
  await expectTarget(tx, order, { isToPayment, ...context });
  const before = lineOf(order, productCode, context);
  const line = takeBack(before, quantity);
  const held = underWayOf(await heldBatches(tx, [orderId]), orderId, before.position);
  if (!line || quantity > returnableQuantity(before) - held) {
    throw new Refusal(codes.badRequest, orderMessages.tooManyBack[context.language]);
  }
  const after = await saveLine(tx, order, line);
  return (await payRefund(tx, after, { now: context.now, isToPayment })).amount;
}

/**
 * Refunds what an order owes its customer after a change: releases credit before it pays to the balance, and withdraws the points
 * earned by the refunded amount (decisions, refund on cancel). `before` is the order's money before the change. The refund has a mail of
 * its own unless `isMailed` is false; it names the `cause`: the product whose rest is not sent, or the return. With `isToPayment` what
 * would go to the balance goes back to the payment, of an order that was paid online. Returns the refund, and the part of it that went to
 * the balance.
 */
export async function payRefund(
  tx: Tx,
  { row, lines }: LoadedOrder,
  {
    before = paidOrderOf(row),
    now,
    isMailed = true,
    cause = {},
    isToPayment = false,
  }: {
    readonly before?: PaidOrder;
    readonly isMailed?: boolean;
    readonly cause?: { readonly product?: string; readonly return?: string };
    readonly isToPayment?: boolean;
  } & Pick<TransitionContext, "now">,
): Promise<{ readonly amount: Fen; readonly toBalance: Fen }> {
  if (row.payment !== "paid") {
    return { amount: fen(0), toBalance: fen(0) };
  }
  const { amount, toBalance: due, toCredit, order } = refundOf(paidOrderOf(row), lines);
  const toBalance = isToPayment ? await giveBackTo(tx, row, { refund: due, now, cause }) : due;
  const toPayment = subtract(due, toBalance);
  const entry = { customerId: row.customer_id, orderId: row.id, reason: "refund", now } as const;
  if (toBalance > 0) {
    await book(tx, { ...entry, account: "prepay", amount: toBalance });
  }
  if (toCredit > 0) {
    const account = row.paid_by === "second-credit" ? "second-credit" : "credit";
    await book(tx, { ...entry, account, amount: fen(0 - toCredit) });
  }
  const lost = pointsOf(before, row.points_rate) - pointsOf(order, row.points_rate);
  if (lost > 0) {
    const { customer_id: customerId, id: orderId } = row;
    await withdrawIntegral(tx, { customerId, orderId, points: lost, now });
  }
  if (amount > 0) {
    await tx
      .updateTable("orders")
      .set({ refunded_amount: order.refundedAmount, credit_owed: order.creditOwed })
      .where("id", "=", row.id)
      .execute();
    // What goes back to the payment has an event of its own.
    if (toPayment < amount)
      await noteEvent(tx, row.id, "refunded", {
        now,
        detail: { amount: toYuan(subtract(amount, toPayment)), ...cause },
        isMailed,
      });
  }
  return { amount, toBalance };
}
