import type { Cart, CartLine } from "@reagent/api/contract/cart";
import { type Fen, fen, subtract, sum, times } from "@reagent/domain/money";
import { type Price, priceOf } from "@reagent/domain/price";
import {
  instrumentStock,
  reagentStock,
  type StockDisplay,
  type StockMark,
  stockMark,
} from "@reagent/domain/stock";
import type { Language } from "../../../language/language.tsx";

/** What stands in the cart, and on the way from it to an order. */
export type Line = Omit<CartLine, "isSelected">;

/** What tells a line's product. */
export type NamedLine = Pick<
  CartLine,
  "itemCode" | "productCode" | "name" | "englishName" | "specification" | "pack" | "attributes"
>;

/** What a line costs, with its marks (storefront §3, cart line). */
export function priceOfLine(line: Line): Price {
  return priceOf({
    listPrice: line.listPrice,
    salesPrice: line.salesPrice ?? fen(0),
    isPromoted: line.isPromoted,
    hasSpecialPrice: line.promotionMark === "special-price",
    hasFuturesDiscount: line.isFutures,
  });
}

/**
 * What is said of a line's stock. The cart tells reagents in words and instruments by count (storefront §4, stock
 * display); from checkout on both are counted (decisions, stock display).
 */
export function stockOfLine(
  line: Line,
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

/** What a line's product is called. */
export function nameIn(language: Language, { englishName, name }: NamedLine): string {
  return language === "en" && englishName ? englishName : name;
}

/** What sets a line apart from others of its product: grade and pack, or the values of an instrument's attributes. */
export function particularsOf(line: NamedLine, comma: string): string {
  const attributes = Object.values(line.attributes ?? {});
  return attributes.length > 0
    ? attributes.join(comma)
    : [line.specification, line.pack].filter(Boolean).join("　");
}

/** How much less the selected lines cost than by the list. */
export function savedOn(lines: readonly CartLine[]): Fen {
  return sum(
    lines
      .filter(({ isSelected }) => isSelected)
      .map(({ listPrice, quantity, total }) => subtract(times(listPrice, quantity), total)),
  );
}

/** Every line of a cart, the reagents first. */
export function linesOf({ reagents, instruments }: Cart): readonly CartLine[] {
  return [...reagents, ...instruments];
}
