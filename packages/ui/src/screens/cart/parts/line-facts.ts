import type { Cart, CartLine } from "@reagent/api/contract/cart";
import type { RequiredFiling } from "@reagent/api/contract/filing";
import { exchangeReasons } from "@reagent/domain/exchange";
import { attributeTexts } from "@reagent/domain/instrument-choice";
import { type Fen, fen, subtract, sum, times } from "@reagent/domain/money";
import { type Price, priceOf } from "@reagent/domain/price";
import { filingsAmong, fulfilledDuties } from "@reagent/domain/restriction";
import {
  instrumentStock,
  reagentStock,
  type StockDisplay,
  type StockMark,
  stockMark,
} from "@reagent/domain/stock";
import type { Language } from "../../../language/language.tsx";

/** A line of the cart, the checkout or an order. */
export type GoodsLine = Omit<
  CartLine,
  "isSelected" | "casNumber" | "smiles" | "pictograms" | "hazardStatements" | "signalWord"
>;

/** The fields that identify a line's product. */
export type NamedLine = Pick<
  CartLine,
  "itemCode" | "productCode" | "name" | "englishName" | "specification" | "pack" | "attributes"
>;

/** The prices of a line, with their marks (storefront §3, cart line). */
export function priceOfLine(line: GoodsLine): Price {
  return priceOf({
    listPrice: line.listPrice,
    salesPrice: line.salesPrice ?? fen(0),
    isPromoted: line.isPromoted,
    hasSpecialPrice: line.promotionMark === "special-price",
    hasFuturesDiscount: line.isFutures,
  });
}

/** Whether a line has no price, since its quote is over and its product is sold on request. */
export const hasNoPrice = ({ isQuoteOver, listPrice }: GoodsLine): boolean =>
  isQuoteOver && listPrice === 0;

/**
 * The stock display of a line. The cart shows reagents in words and instruments by count (storefront §4, stock display); from
 * checkout on both are counted (decisions, stock display).
 */
export function stockOfLine(
  line: GoodsLine,
  rule: "in-words" | "counted",
): { mark: StockMark; display: StockDisplay } {
  const {
    stock,
    expectedDelivery,
    deliveryDescription: delivery,
    isFutures: hasFuturesDiscount,
  } = line;
  return {
    mark: stockMark({
      stock,
      delivery: stock > 0 ? delivery : expectedDelivery,
      isLowBoiling: false,
      isOnRequest: false,
      hasFuturesDiscount,
    }),
    display:
      rule === "in-words"
        ? reagentStock({ stock, expectedDelivery, delivery })
        : instrumentStock({ stock, expectedDelivery }),
  };
}

/** The name of a line's product. */
export function nameIn(
  language: Language,
  { englishName, name }: Pick<NamedLine, "englishName" | "name">,
): string {
  return language === "en" && englishName ? englishName : name;
}

/** Grade and pack of a reagent, or the attributes of an instrument with their names. */
export function particularsOf(line: NamedLine, comma: string): string {
  const attributes = attributeTexts(line.attributes ?? {});
  return attributes.length > 0
    ? attributes.join(comma)
    : [line.specification, line.pack].filter(Boolean).join("　");
}

/** The discount of the selected lines against their list prices. */
export function savedOn(lines: readonly CartLine[]): Fen {
  return sum(
    lines
      .filter(({ isSelected }) => isSelected)
      .map(({ listPrice, quantity, total }) => subtract(times(listPrice, quantity), total)),
  );
}

/** The filings that a cart requires, also while its pending changes are not answered yet. */
export function filingsOf({ filings, reagents }: Cart): readonly RequiredFiling[] {
  return filingsAmong(reagents, filings);
}

/** The reagents of a cart that may be exchanged for others; a line with a valid quote has its quantity fixed. */
export function linesToExchange(cart: Cart): CartLine[] {
  const fulfilled = fulfilledDuties(cart.filings);
  return cart.reagents.filter(
    (line) =>
      (line.quotedUntil === "" || line.isQuoteOver) &&
      exchangeReasons({ ...line, hasPrice: !hasNoPrice(line) }, fulfilled).length > 0,
  );
}

/** All lines of a cart, reagents first. */
export function linesOf({ reagents, instruments }: Cart): readonly CartLine[] {
  return [...reagents, ...instruments];
}
