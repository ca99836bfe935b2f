/** What decides whether a line may be ordered. */
export interface RestrictableLine {
  readonly hazardNumber: string;
  readonly isPrecursor: boolean;
}

/** What stands in the way of an order, or is to be known before it (customer centre §4, price-response limit). */
export type LimitKind = "none" | "beijing" | "restricted" | "custom";

/** The code of Beijing among the provinces. */
export const BEIJING = "110000";

/** Whether goods are sold only to those who filed who they are: hazardous ones and explosive precursors. */
export function needsFiling({ hazardNumber, isPrecursor }: RestrictableLine): boolean {
  return isPrecursor || hazardNumber !== "";
}

/**
 * The limit of an order (decisions, restricted products). One is told at a time, and what keeps the order from being made
 * comes first: goods that ask for a filing, then goods that the shop has words for, then the notice for Beijing.
 */
export function limitOf<Line extends RestrictableLine>(order: {
  readonly lines: readonly Line[];
  /** Whether the customer's filing was accepted. */
  readonly isFiled: boolean;
  /** Where it goes; empty while no address is chosen. */
  readonly province: string;
  /** Those of the lines that the shop has words for at the moment. */
  readonly custom: readonly Line[];
}): { readonly kind: LimitKind; readonly products: readonly Line[] } {
  const restricted = order.isFiled ? [] : order.lines.filter(needsFiling);
  if (restricted.length > 0) return { kind: "restricted", products: restricted };
  if (order.custom.length > 0) return { kind: "custom", products: order.custom };
  return { kind: order.province === BEIJING ? "beijing" : "none", products: [] };
}

/** Whether a limit keeps the order from being made: some of its products must go first (customer centre §4, submit flow). */
export function blocksOrder(limit: { readonly products: readonly unknown[] }): boolean {
  return limit.products.length > 0;
}
