import type { LineState } from "./order-line.ts";
import type { PayStatus, ReviewStatus } from "./order.ts";

/** A step of an order. */
export type OrderStep = "placed" | "paid" | "reviewed" | "shipped" | "terminated" | "cancelled";

/** What the progress of an order depends on. */
export interface OrderProgressFacts {
  readonly reviewStatus: ReviewStatus;
  readonly payStatus: PayStatus;
  readonly lines: readonly {
    readonly state: LineState | "other";
    readonly isCancelled: boolean;
    readonly sentQuantity: number;
  }[];
}

/** The steps of an order, of which the first `done` are done. */
export interface OrderProgress {
  readonly steps: readonly OrderStep[];
  readonly done: number;
}

const USUAL: readonly OrderStep[] = ["placed", "paid", "reviewed", "shipped"];

const allDone = (...steps: readonly OrderStep[]): OrderProgress => ({ steps, done: steps.length });

/**
 * How far an order is. It is shipped once nothing of it waits, though the rest may have been terminated; one of which nothing was sent
 * is terminated instead (decisions, order steps). Undefined where a status is unknown, or where an unpaid order was reviewed.
 */
export function orderProgress({
  reviewStatus,
  payStatus,
  lines,
}: OrderProgressFacts): OrderProgress | undefined {
  if (payStatus === "other") return undefined;
  const isPaid = payStatus === "paid";
  switch (reviewStatus) {
    case "other":
      return undefined;
    case "cancelled":
      return isPaid ? allDone("placed", "paid", "cancelled") : allDone("placed", "cancelled");
    case "pending":
      return { steps: USUAL, done: isPaid ? 2 : 1 };
    case "reviewed":
      return isPaid ? shipping(lines) : undefined;
  }
}

function shipping(lines: OrderProgressFacts["lines"]): OrderProgress | undefined {
  if (lines.some(({ state }) => state === "other")) return undefined;
  if (lines.some(({ state, isCancelled }) => state === "open" && !isCancelled))
    return { steps: USUAL, done: 3 };
  const isSent = lines.some(({ state, sentQuantity }) => state === "shipped" || sentQuantity > 0);
  return isSent ? allDone(...USUAL) : allDone("placed", "paid", "reviewed", "terminated");
}
