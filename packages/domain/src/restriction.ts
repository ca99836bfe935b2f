import { PRECURSOR_FILINGS, type PrecursorFilingKind } from "./filing.ts";
import { isListed } from "./hazard-listing.ts";
import type { PrecursorMarks } from "./precursor.ts";

/** The fields of a line that limits depend on. */
export interface RestrictableLine extends PrecursorMarks {
  readonly hazardNumber: string;
}

/** A notice that precedes an order or prevents it (customer centre §4, price-response limit); `beijing` is any notice of a region. */
export type LimitKind = "none" | "beijing" | "restricted" | "custom";

/**
 * The filings that goods require: each kind of precursor its own, and other hazardous goods the one of explosive precursors
 * (decisions, restricted products).
 */
export function filingsFor(line: RestrictableLine): readonly PrecursorFilingKind[] {
  const { isDrugPrecursor, isExplosivePrecursor } = line;
  if (isDrugPrecursor && !isExplosivePrecursor) return ["drug"];
  if (isExplosivePrecursor && isDrugPrecursor) return ["explosive", "drug"];
  return isExplosivePrecursor || isListed(line.hazardNumber) ? ["explosive"] : [];
}

/** Whether goods require a filing: hazardous ones and precursors. */
export function needsFiling(line: RestrictableLine): boolean {
  return filingsFor(line).length > 0;
}

/** The filings that some of the goods require, each once. */
export function filingsForAll(lines: readonly RestrictableLine[]): PrecursorFilingKind[] {
  const required = new Set(lines.flatMap(filingsFor));
  return PRECURSOR_FILINGS.filter((kind) => required.has(kind));
}

/**
 * The limit of an order (decisions, restricted products). Only one is returned, those that prevent the order first:
 * goods that require a filing, then goods with a message of the shop, then a notice of the shop.
 */
export function limitOf<Line extends RestrictableLine>(order: {
  readonly lines: readonly Line[];
  /** The customer's accepted filings. */
  readonly accepted: readonly PrecursorFilingKind[];
  /** Whether the shop has a notice for it, such as of deliveries to its region. */
  readonly hasNotice: boolean;
  /** The lines that the shop has a message for. */
  readonly custom: readonly Line[];
}): { readonly kind: LimitKind; readonly products: readonly Line[] } {
  const isRestricted = (line: Line) =>
    filingsFor(line).some((kind) => !order.accepted.includes(kind));
  const restricted = order.lines.filter(isRestricted);
  if (restricted.length > 0) return { kind: "restricted", products: restricted };
  if (order.custom.length > 0) return { kind: "custom", products: order.custom };
  return { kind: order.hasNotice ? "beijing" : "none", products: [] };
}

/** Whether a limit prevents the order until its products are unselected (customer centre §4, submit flow). */
export function blocksOrder(limit: { readonly products: readonly unknown[] }): boolean {
  return limit.products.length > 0;
}
