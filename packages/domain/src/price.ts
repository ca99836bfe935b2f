import type { Fen } from "./money.ts";
import type { PriceBarrier } from "./purchase.ts";

/** The kind of a viewer of prices: a guest sees list prices only (storefront §6, guests). */
export type ViewerKind = "guest" | "customer";

/** The icons beside a price: two kinds of promotion, and made-to-order discounts (storefront §3, packaged product). */
export type PriceMark = "special-price" | "promotion" | "futures";

export type PriceInput = {
  readonly listPrice: Fen;
  /** The viewer's own price; 0 means that the list price applies. */
  readonly salesPrice: Fen;
  readonly isPromoted: boolean;
  /** Which icon a promotion gets: special price, or any other promotion. */
  readonly hasSpecialPrice: boolean;
  readonly hasFuturesDiscount: boolean;
};

export type Price = {
  readonly list: Fen;
  /** What the viewer pays. */
  readonly own: Fen;
  /** Whether the list price is struck through beside a lower own price. */
  readonly isStruck: boolean;
  readonly marks: readonly PriceMark[];
};

/** What the price column of a pack shows (storefront §5, price on request; §6, guests). */
export type PriceCell =
  | { readonly kind: PriceBarrier }
  | { readonly kind: "guest-hint"; readonly price: Price }
  | { readonly kind: "price"; readonly price: Price };

/** The price of a packaged product or cart line (storefront §3, packaged product): a sales price of 0 means the list price. */
export function priceOf(input: PriceInput): Price {
  const own = input.salesPrice > 0 ? input.salesPrice : input.listPrice;
  return { list: input.listPrice, own, isStruck: own < input.listPrice, marks: priceMarks(input) };
}

/** Whether a product is promoted: it has a mark, and the lower price that the mark promises (decisions, promotions). */
export function hasPromotion(
  sale: Pick<PriceInput, "listPrice" | "salesPrice"> & { readonly promotion: string | null },
): boolean {
  return sale.promotion !== null && sale.salesPrice > 0 && sale.salesPrice < sale.listPrice;
}

/** The icons of a price (storefront §3, packaged product; §9, category codes): a promotion's kind and the mark of a futures discount. */
export function priceMarks(
  input: Pick<PriceInput, "isPromoted" | "hasSpecialPrice" | "hasFuturesDiscount">,
): PriceMark[] {
  const marks: PriceMark[] = [];
  if (input.isPromoted) marks.push(input.hasSpecialPrice ? "special-price" : "promotion");
  if (input.hasFuturesDiscount) marks.push("futures");
  return marks;
}

/**
 * What the price column shows: why there is no price, the hint to log in for guests (beside the list price, which
 * they see), and the viewer's own price otherwise (storefront §3, packaged product; §5, price on request; §6, guests).
 */
export function priceCell(input: {
  readonly viewer: ViewerKind;
  readonly barrier: PriceBarrier | undefined;
  readonly price: Price;
}): PriceCell {
  if (input.barrier) return { kind: input.barrier };
  return { kind: input.viewer === "guest" ? "guest-hint" : "price", price: input.price };
}

/**
 * The one with the lowest own price among packs that are sold through the cart, the first of several; undefined for none
 * (decisions, forms of a substance). The list price is the own one where there is no other.
 */
export function cheapestForViewer<
  Offer extends { readonly listPrice: Fen | null; readonly salesPrice: Fen | null },
>(offers: readonly Offer[]): Offer | undefined {
  let least: { readonly offer: Offer; readonly own: Fen } | undefined;
  for (const offer of offers) {
    const own = offer.salesPrice ?? offer.listPrice;
    if (own !== null && (!least || own < least.own)) least = { offer, own };
  }
  return least?.offer;
}
