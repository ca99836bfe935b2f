import type { Pack, ProductPage } from "@reagent/api/contract/product";
import type { Fen } from "@reagent/domain/money";
import { packListState, type StockMark } from "@reagent/domain/stock";
import { factsOf } from "../parts/PackTable/pack-facts.ts";

/** A pack that anyone may put into the cart, at the price that a guest sees. */
interface OnSale {
  readonly pack: Pack;
  readonly listPrice: Fen;
  readonly mark: StockMark;
}

/** The packs with a price; none where the item is ordered by telephone (storefront §8, empty states). */
export function packsOnSale({ item, packs }: ProductPage): OnSale[] {
  const isLowBoiling = item.safetyLevel === "low-boiling";
  if (packListState({ isLowBoiling, packCount: packs.length }) !== "packs") return [];
  return packs.flatMap((pack) => {
    const { price, stock } = factsOf(pack, "guest");
    return price.kind === "guest-hint"
      ? [{ pack, listPrice: price.price.list, mark: stock.mark }]
      : [];
  });
}
