import type { Pack, ProductPage } from "@reagent/api/contract/product";
import type { Fen } from "@reagent/domain/money";
import type { StockMark } from "@reagent/domain/stock";
import { factsOf } from "../parts/PackTable/pack-facts.ts";

/** A pack that can be added to the cart, at the price for guests. */
interface OnSale {
  readonly pack: Pack;
  readonly listPrice: Fen;
  readonly mark: StockMark;
}

/** The packs with a price; none if the item is ordered by telephone (storefront §8, empty states). */
export function packsOnSale({ item, packs }: ProductPage): OnSale[] {
  const isLowBoiling = item.safetyLevel === "low-boiling";
  return packs.flatMap((pack) => {
    const { price, stock, canBuy } = factsOf(pack, { viewer: "guest", isLowBoiling });
    return canBuy && "price" in price
      ? [{ pack, listPrice: price.price.list, mark: stock.mark }]
      : [];
  });
}
