import type { Fen } from "./money.ts";

/** What a quote's state depends on. */
export interface QuoteFacts {
  /** Whether an order that was not cancelled has the goods. */
  readonly isOrdered: boolean;
  /** Whether the pack is in the cart because of the quote. */
  readonly isInCart: boolean;
  /** The instant after the last day, in epoch milliseconds. */
  readonly validUntil: number;
}

/** The states of a quote: it can be accepted only while it is open. */
export type QuoteState = "open" | "accepted" | "ordered" | "expired";

/** The state of a quote. A cancelled order, or removing the pack from the cart, makes it open again until its last day (decisions, quotes). */
export function quoteState(
  { isOrdered, isInCart, validUntil }: QuoteFacts,
  now: number,
): QuoteState {
  if (isOrdered) return "ordered";
  if (now >= validUntil) return "expired";
  return isInCart ? "accepted" : "open";
}

/** The price columns of a pack in a cart. */
interface Priced {
  readonly list_price: number;
  readonly sales_price: number;
  readonly permille: number | null;
  readonly agreed_price: number | null;
  readonly promotion: "special-price" | "other" | null;
  readonly isSold: boolean;
}

/**
 * A pack of the cart as a quote changes it: until the last day it is sold at the quoted price, without any other discount. Afterwards it
 * has its usual price, or none, and cannot be ordered, where the price list has none (decisions, quotes).
 */
export function priceByQuote<Pack extends Priced>(
  pack: Pack,
  {
    price,
    validUntil,
    hasListPrice,
  }: { readonly price: Fen; readonly validUntil: number; readonly hasListPrice: boolean },
  now: number,
): Pack {
  if (now < validUntil) {
    const list_price = hasListPrice ? pack.list_price : price;
    return {
      ...pack,
      list_price,
      sales_price: price,
      permille: null,
      agreed_price: null,
      promotion: null,
      isSold: true,
    };
  }
  return hasListPrice
    ? pack
    : { ...pack, list_price: 0, sales_price: 0, permille: null, agreed_price: null };
}
