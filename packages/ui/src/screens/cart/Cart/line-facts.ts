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
import type { LineKind } from "./cart-changes.ts";

/** What a line costs, with its marks (storefront §3, cart line). */
export function priceOfLine(line: CartLine): Price {
  return priceOf({
    listPrice: line.listPrice,
    salesPrice: line.salesPrice ?? fen(0),
    isPromoted: line.isPromoted,
    hasSpecialPrice: line.promotionMark === "special-price",
    hasFuturesDiscount: line.isFutures,
  });
}

/** What the cart says of a line's stock: reagents in words, instruments by count (storefront §4, stock display). */
export function stockOfLine(
  line: CartLine,
  kind: LineKind,
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
      kind === "reagent"
        ? reagentStock({ stock, expectedDelivery, delivery })
        : instrumentStock({ stock, expectedDelivery }),
  };
}

/** What sets a line apart from others of its product: grade and pack, or the values of an instrument's attributes. */
export function particularsOf(line: CartLine, comma: string): string {
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

/** Whether a line is of a good whose buyer has to be on file. */
export function needsFiling({ isPrecursor, hazardNumber }: CartLine): boolean {
  return isPrecursor || hazardNumber !== "";
}
