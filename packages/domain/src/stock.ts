/** Above this count an instrument's stock is shown as "more than" (storefront §4, stock display). */
export const STOCK_DISPLAY_THRESHOLD = 10;

/** Up to this count the mark is "few". */
export const FEW_IN_STOCK = 5;

/** The content of a stock cell. */
export type StockDisplay =
  | { readonly kind: "more-than"; readonly threshold: number }
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "message"; readonly lines: readonly string[] };

/** The shape beside a stock text. */
export type StockMark =
  | "in-stock"
  | "few"
  | "made-to-order"
  | "on-request"
  | "none"
  | "low-boiling";

/** The contents of the list of packs, or the notice in its place (storefront §8, empty states). */
export type PackListState = "packs" | "no-packs" | "low-boiling";

/** The lines of a delivery description: semicolons, of either width, become line breaks (storefront §3, packaged product). */
export function deliveryLines(description: string): string[] {
  return description
    .split(/[;；]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** A reagent's stock: the expected-delivery message at 0 or less, else the delivery description (storefront §4, stock display). */
export function reagentStock(input: {
  readonly stock: number;
  readonly expectedDelivery: string;
  readonly delivery: string;
}): StockDisplay {
  return input.stock > 0
    ? { kind: "message", lines: deliveryLines(input.delivery) }
    : message(input.expectedDelivery);
}

/** An instrument's stock: more than 10, the count, or the message at 0 or less (storefront §4, stock display). */
export function instrumentStock(input: {
  readonly stock: number;
  readonly expectedDelivery: string;
}): StockDisplay {
  if (input.stock > STOCK_DISPLAY_THRESHOLD) {
    return { kind: "more-than", threshold: STOCK_DISPLAY_THRESHOLD };
  }
  return input.stock > 0 ? { kind: "count", count: input.stock } : message(input.expectedDelivery);
}

/** A quantity by what of it is in stock and what is beyond it. */
export function splitByStock({
  stock,
  quantity,
}: {
  readonly stock: number;
  readonly quantity: number;
}): { readonly inStock: number; readonly beyond: number } {
  const inStock = Math.max(0, Math.min(stock, quantity));
  return { inStock, beyond: Math.max(0, quantity - inStock) };
}

/**
 * The shape of a stock mark. Low-boiling items and those on request are marked so whatever their stock. `stock` is
 * undefined if a call has only the stock text: then a text means in stock, a futures discount made to order.
 */
export function stockMark(input: {
  readonly stock: number | undefined;
  /** The delivery text of the product, empty when there is none. */
  readonly delivery: string;
  readonly isLowBoiling: boolean;
  readonly isOnRequest: boolean;
  readonly hasFuturesDiscount: boolean;
}): StockMark {
  if (input.isLowBoiling) return "low-boiling";
  if (input.isOnRequest) return "on-request";
  const hasText = input.delivery.trim() !== "";
  if (input.stock === undefined) {
    if (input.hasFuturesDiscount) return "made-to-order";
    return hasText ? "in-stock" : "none";
  }
  if (input.stock > FEW_IN_STOCK) return "in-stock";
  if (input.stock > 0) return "few";
  return hasText || input.hasFuturesDiscount ? "made-to-order" : "none";
}

/** What to show for an item's packs: the low-boiling notice, the notice of none, or the packs (storefront §8, empty states). */
export function packListState(input: {
  readonly isLowBoiling: boolean;
  readonly packCount: number;
}): PackListState {
  if (input.isLowBoiling) return "low-boiling";
  return input.packCount > 0 ? "packs" : "no-packs";
}

function message(text: string): StockDisplay {
  const line = text.trim();
  return { kind: "message", lines: line === "" ? [] : [line] };
}
