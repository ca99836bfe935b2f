import { type Fen, permille } from "./money.ts";

/** What lowers a customer's price of a pack: a discount, or a unit price that was agreed. */
export type PriceTerm =
  | {
      readonly kind: "discount";
      /** What is paid of the usual price, in permille: 900 is ten percent off. */
      readonly permille: number;
    }
  | { readonly kind: "price"; readonly price: Fen };

/** What a customer pays who has the usual price and these terms: the lowest that applies (decisions, discount price). */
export function priceOnTerms(usual: Fen, terms: readonly PriceTerm[]): Fen {
  return terms
    .map((term) => (term.kind === "price" ? term.price : permille(usual, term.permille)))
    .reduce((lowest, price) => (price < lowest ? price : lowest), usual);
}

/** What is paid of the usual price, rounded to the permille: 0.9 is ten percent off. */
export function discountRate(usual: Fen, own: Fen): number {
  return usual === 0 ? 1 : Math.round((own / usual) * 1000) / 1000;
}
