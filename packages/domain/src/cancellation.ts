import { type Fen, fen, subtract, sum, times } from "./money.ts";
import type { ReviewStatus } from "./order.ts";
import { earnedIntegral } from "./points.ts";

/** Why an order cannot be cancelled. */
export type CancelRefusal = "reviewed" | "cancelled" | "related";

/**
 * Whether an order can be cancelled: while it is not reviewed, and a reagent order with a related instrument order only by way of
 * that (customer centre §4, cancelling).
 */
export function cancelRefusal(order: {
  readonly kind: "reagent" | "instrument";
  readonly reviewStatus: ReviewStatus;
  readonly relatedOrderId: string;
}): CancelRefusal | undefined {
  if (order.reviewStatus === "cancelled") return "cancelled";
  if (order.reviewStatus !== "pending") return "reviewed";
  return order.kind === "reagent" && order.relatedOrderId !== "" ? "related" : undefined;
}

/** What a paid order's money depends on. */
export interface PaidOrder {
  readonly reviewStatus: ReviewStatus;
  /** Goods less coupon plus freight. */
  readonly amount: Fen;
  readonly goodsAmount: Fen;
  readonly couponAmount: Fen;
  /** What was given back so far. */
  readonly refundedAmount: Fen;
  /** What the customer still owes of it where it was paid on credit. */
  readonly creditOwed: Fen;
}

interface PricedLine {
  readonly price: Fen;
  readonly quantity: number;
  readonly sentQuantity: number;
  readonly refundedQuantity: number;
}

/**
 * What of a paid order belongs to the customer again, all in all: everything once it is cancelled; otherwise what the refunded
 * goods cost less their share of the coupon, and the freight where nothing at all was sent or is going to be. Shares are rounded
 * over all refunds together, so that they add up to what was paid.
 */
export function refundDue(order: PaidOrder, lines: readonly PricedLine[]): Fen {
  if (order.reviewStatus === "cancelled") return order.amount;
  const isAllBack = lines.every((line) => line.refundedQuantity === line.quantity);
  if (isAllBack && lines.every((line) => line.sentQuantity === 0)) return order.amount;
  const value = sum(lines.map((line) => times(line.price, line.refundedQuantity)));
  return shareOf(value, order);
}

/** What was paid for goods of this value; half a fen rounds up. */
export function shareOf(
  value: Fen,
  { goodsAmount, couponAmount }: Pick<PaidOrder, "goodsAmount" | "couponAmount">,
): Fen {
  if (goodsAmount === 0) return fen(0);
  const whole = BigInt(goodsAmount);
  const exact = BigInt(value) * BigInt(subtract(goodsAmount, couponAmount));
  return fen(Number((exact * 2n + whole) / (whole * 2n)));
}

/** What a reviewed order earns by what it costs in the end (decisions, earning and converting points). */
export function pointsOf({ reviewStatus, amount, refundedAmount }: PaidOrder): number {
  return reviewStatus === "reviewed" ? earnedIntegral(subtract(amount, refundedAmount)) : 0;
}

/** What a refund moves. */
export interface Refund {
  readonly amount: Fen;
  /** What of it is no longer owed of a credit. */
  readonly toCredit: Fen;
  /** What of it goes to the balance (decisions, refund on cancel). */
  readonly toBalance: Fen;
  /** The order as it stands then. */
  readonly order: PaidOrder;
}

/** Gives back what is due and was not given back yet: first what is owed, then money. */
export function refundOf(order: PaidOrder, lines: readonly PricedLine[]): Refund {
  const amount = subtract(refundDue(order, lines), order.refundedAmount);
  const toCredit = fen(Math.min(amount, order.creditOwed));
  const refundedAmount = fen(order.refundedAmount + amount);
  const creditOwed = subtract(order.creditOwed, toCredit);
  return {
    amount,
    toCredit,
    toBalance: subtract(amount, toCredit),
    order: { ...order, refundedAmount, creditOwed },
  };
}
