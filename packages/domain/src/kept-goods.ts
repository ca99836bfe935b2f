import { type Fen, fen, subtract, sum, times } from "./money.ts";
import type { LineProgress } from "./order-line.ts";
import type { ReviewStatus } from "./order.ts";

/** The claim packs of at most so many orders are downloaded at once (rules, claim pack). */
export const MOST_CLAIMED_ORDERS = 50;

/** How many of a line a customer keeps: those that were neither terminated, returned nor cancelled. */
export function keptQuantity(line: LineProgress): number {
  return line.isCancelled ? 0 : line.quantity - line.refundedQuantity;
}

/**
 * How many of a line were refunded and stay with the customer, at no amount.
 *
 * @param stayed - The quantity in completed returns whose goods were not sent back.
 */
export function refundedKeptQuantity(line: LineProgress, stayed: number): number {
  return line.isCancelled ? 0 : Math.min(stayed, line.refundedQuantity);
}

/** The amounts of an order as it was placed, and what was refunded of it. */
export interface OrderSums {
  readonly reviewStatus: ReviewStatus;
  /** Goods less coupon plus freight. */
  readonly amount: Fen;
  readonly freight: Fen;
  readonly refundedAmount: Fen;
}

/** The amounts of what a customer keeps of an order: `goods` less `coupon` plus `freight` is `total`. */
export interface KeptSums {
  readonly goods: Fen;
  /** The part of the coupon that these goods have. */
  readonly coupon: Fen;
  readonly freight: Fen;
  readonly total: Fen;
}

/** What an order costs after its cancellation and returns: its amount less what was refunded (rules, claim pack). */
export function keptSums(
  order: OrderSums,
  lines: readonly (LineProgress & { readonly price: Fen })[],
): KeptSums {
  // One that was cancelled before it was paid has no refund.
  const total =
    order.reviewStatus === "cancelled" ? fen(0) : subtract(order.amount, order.refundedAmount);
  const goods = sum(lines.map((line) => times(line.price, keptQuantity(line))));
  // Freight is refunded with all the rest or not at all.
  const freight = total === 0 ? fen(0) : order.freight;
  return { goods, coupon: fen(goods + freight - total), freight, total };
}
