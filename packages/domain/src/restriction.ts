/** The fields of a line that limits depend on. */
export interface RestrictableLine {
  readonly hazardNumber: string;
  readonly isPrecursor: boolean;
}

/** A notice that precedes an order or prevents it (customer centre §4, price-response limit). */
export type LimitKind = "none" | "beijing" | "restricted" | "custom";

/** The code of Beijing among the provinces. */
export const BEIJING = "110000";

/** Whether goods require a filing: hazardous ones and explosive precursors. */
export function needsFiling({ hazardNumber, isPrecursor }: RestrictableLine): boolean {
  return isPrecursor || hazardNumber !== "";
}

/**
 * The limit of an order (decisions, restricted products). Only one is returned, those that prevent the order first:
 * goods that require a filing, then goods with a message of the shop, then the notice for Beijing.
 */
export function limitOf<Line extends RestrictableLine>(order: {
  readonly lines: readonly Line[];
  /** Whether the customer's filing was accepted. */
  readonly isFiled: boolean;
  /** The province of delivery; empty while no address is chosen. */
  readonly province: string;
  /** The lines that the shop has a message for. */
  readonly custom: readonly Line[];
}): { readonly kind: LimitKind; readonly products: readonly Line[] } {
  const restricted = order.isFiled ? [] : order.lines.filter(needsFiling);
  if (restricted.length > 0) return { kind: "restricted", products: restricted };
  if (order.custom.length > 0) return { kind: "custom", products: order.custom };
  return { kind: order.province === BEIJING ? "beijing" : "none", products: [] };
}

/** Whether a limit prevents the order until its products are unselected (customer centre §4, submit flow). */
export function blocksOrder(limit: { readonly products: readonly unknown[] }): boolean {
  return limit.products.length > 0;
}
