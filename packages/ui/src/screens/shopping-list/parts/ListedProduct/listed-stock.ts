import type { SentBasketLine } from "@reagent/api/contract/sent-basket";
import { instrumentStock, reagentStock, stockMark } from "@reagent/domain/stock";

/** The stock of a product of a list or a basket: reagents in words, instruments by count (storefront §4, stock display). */
export function listedStock({
  kind,
  stock,
  expectedDelivery,
  deliveryDescription: delivery,
  isFutures: hasFuturesDiscount,
}: SentBasketLine) {
  return {
    mark: stockMark({
      stock,
      delivery: stock > 0 ? delivery : expectedDelivery,
      isLowBoiling: false,
      isOnRequest: false,
      hasFuturesDiscount,
    }),
    display:
      kind === "instrument"
        ? instrumentStock({ stock, expectedDelivery })
        : reagentStock({ stock, expectedDelivery, delivery }),
  };
}
