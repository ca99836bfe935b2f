import type { InstrumentVariant } from "@reagent/api/contract/instrument";
import { fen } from "@reagent/domain/money";
import { type Price, priceOf } from "@reagent/domain/price";
import {
  instrumentStock,
  type StockDisplay,
  type StockMark,
  stockMark,
} from "@reagent/domain/stock";
import { canBeAwaited } from "@reagent/domain/stock-alert";

/** Price and stock of a SKU; without a price it is sold on request. */
export interface InstrumentFacts {
  readonly price: Price | undefined;
  readonly stock: { readonly mark: StockMark; readonly display: StockDisplay };
  /** Whether it is out of stock, so that a mail is offered for when it is in stock. */
  readonly isAwaitable: boolean;
}

/** Applies the shop's rules to a SKU (storefront §3, instrument; §4, stock display). */
export function factsOf(sku: InstrumentVariant): InstrumentFacts {
  const {
    listPrice,
    stock,
    expectedDelivery,
    deliveryDescription,
    isFutures: hasFuturesDiscount,
  } = sku;
  return {
    price:
      listPrice === null
        ? undefined
        : priceOf({
            listPrice,
            salesPrice: sku.salesPrice ?? fen(0),
            isPromoted: sku.isPromoted,
            hasSpecialPrice: sku.promotionMark === "special-price",
            hasFuturesDiscount,
          }),
    stock: {
      mark: stockMark({
        stock,
        delivery: stock > 0 ? deliveryDescription : expectedDelivery,
        isLowBoiling: false,
        isOnRequest: listPrice === null,
        hasFuturesDiscount,
      }),
      display: instrumentStock({ stock, expectedDelivery }),
    },
    isAwaitable: canBeAwaited({ stock, isSold: listPrice !== null }),
  };
}
