import { type Fen, fen, subtract, sum, times } from "./money.ts";
import type { ReviewStatus } from "./order.ts";
import { earnedIntegral } from "./points.ts";

/** Why an order cannot be cancelled. */
export type CancelRefusal = "reviewed" | "cancelled" | "related";

/**
 * Whether an order can be cancelled: while it is not reviewed, and a reagent order with a related instrument order only together
 * with that (customer centre §4, cancelling).
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

/** A paid order, as far as refunds depend on it. */
export interface PaidOrder {
  readonly reviewStatus: ReviewStatus;
  /** Goods less coupon plus freight. */
  readonly amount: Fen;
  readonly goodsAmount: Fen;
  readonly couponAmount: Fen;
  /** What was refunded so far. */
  readonly refundedAmount: Fen;
  /** What the customer still owes if it was paid on credit. */
  readonly creditOwed: Fen;
}

interface PricedLine {
  readonly price: Fen;
  readonly quantity: number;
  readonly sentQuantity: number;
  readonly refundedQuantity: number;
}

/**
 * The total refund of a paid order: everything once it is cancelled; otherwise the price of the refunded goods less their
 * share of the coupon, and the freight if nothing was or will be sent. Shares are rounded over all refunds together, so that
 * they add up to the amount paid.
 */
export function refundDue(order: PaidOrder, lines: readonly PricedLine[]): Fen {
  if (order.reviewStatus === "cancelled") return order.amount;
  const isAllBack = lines.every((line) => line.refundedQuantity === line.quantity);
  if (isAllBack && lines.every((line) => line.sentQuantity === 0)) return order.amount;
  const value = sum(lines.map((line) => times(line.price, line.refundedQuantity)));
  return shareOf(value, order);
}

/** The amount paid for goods of this value; half a fen rounds up. */
export function shareOf(
  value: Fen,
  { goodsAmount, couponAmount }: Pick<PaidOrder, "goodsAmount" | "couponAmount">,
): Fen {
  if (goodsAmount === 0) return fen(0);
  const whole = BigInt(goodsAmount);
  const exact = BigInt(value) * BigInt(subtract(goodsAmount, couponAmount));
  return fen(Number((exact * 2n + whole) / (whole * 2n)));
}

/** The points that a reviewed order earns, by its final price, at a rate in hundredths of a point for each yuan (decisions, earning and converting points). */
export function pointsOf(
  { reviewStatus, amount, refundedAmount }: PaidOrder,
  rate: number,
): number {
  return reviewStatus === "reviewed" ? earnedIntegral(subtract(amount, refundedAmount), rate) : 0;
}

/** A refund. */
export interface Refund {
  readonly amount: Fen;
  /** The part that reduces the debt. */
  readonly toCredit: Fen;
  /** The part that is added to the balance (decisions, refund on cancel). */
  readonly toBalance: Fen;
  /** The order after the refund. */
  readonly order: PaidOrder;
}

/** Refunds the amount that is due and not refunded yet: first the debt, then money. */
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
