import type { Fen } from "./money.ts";
import { canBePaid, type PayStatus, type ReviewStatus } from "./order.ts";

/** How long after its deadline an order waits for the outcome of a payment that was started: half an hour. */
export const STARTED_PAYMENT_WAIT_MS = 30 * 60 * 1000;

/** How long an order may wait to be paid, in milliseconds from when it was placed. */
export interface UnpaidTerms {
  readonly usualMs: number;
  /** For an order that is to be paid by bank transfer; not shorter than the usual term. */
  readonly transferMs: number;
}

/**
 * The deadline of an unpaid order whose customer chooses to pay it by transfer, or no longer does (decisions, a bank transfer has time).
 * The end of the longer term leaves half an hour to pay in another way.
 */
export function deadlineAfterChoice(
  placedAt: number,
  isTransfer: boolean,
  { usualMs, transferMs }: UnpaidTerms,
  now: number,
): number {
  const latest = placedAt + transferMs;
  if (isTransfer) return latest;
  return Math.min(latest, Math.max(placedAt + usualMs, now + STARTED_PAYMENT_WAIT_MS));
}

/** The fields of an order that decide whether it lapses. */
interface Lapsable {
  readonly review: ReviewStatus;
  readonly payment: PayStatus;
  /** Deadline of the payment, in epoch milliseconds; null for an order that is kept. */
  readonly payBy: number | null;
  /** Whether a payment of it at a gateway has no outcome yet. */
  readonly hasOpenPayment: boolean;
}

/** Whether an order lapses: it was not paid by its deadline (decisions, unpaid orders and stock). */
export function isLapsed(order: Lapsable, now: number): boolean {
  if (order.payBy === null || !canBePaid(order)) return false;
  return now >= order.payBy + (order.hasOpenPayment ? STARTED_PAYMENT_WAIT_MS : 0);
}

/** What the unpaid orders of a customer may be together; null for no limit. */
export interface UnpaidLimit {
  readonly orders: number | null;
  readonly lines: number | null;
  /** Price of the goods. */
  readonly amount: Fen | null;
}

/** What unpaid orders are together. */
export type Unpaid = { readonly [Name in keyof UnpaidLimit]: NonNullable<UnpaidLimit[Name]> };

/** Why no further order can be placed until others are paid or cancelled. */
export type UnpaidProblem = "too-many-orders" | "too-many-lines" | "amount-too-high";

const problems = [
  ["orders", "too-many-orders"],
  ["lines", "too-many-lines"],
  ["amount", "amount-too-high"],
] as const;

/** Which limit a new order, or a pair, would exceed; undefined where it exceeds none (decisions, unpaid orders and stock). */
export function unpaidProblem(
  limit: UnpaidLimit,
  placed: Unpaid,
  added: Unpaid,
): UnpaidProblem | undefined {
  return problems.find(([part]) => placed[part] + added[part] > (limit[part] ?? Infinity))?.[1];
}
