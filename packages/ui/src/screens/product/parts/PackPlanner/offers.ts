import type { Pack } from "@reagent/api/contract/product";
import { contentOf, parsePack } from "@reagent/domain/pack";
import { isByAmount } from "@reagent/domain/pack-need";
import type { StockedOffer } from "@reagent/domain/reaction-packs";
import { factsOf, type PackView } from "../PackTable/pack-facts.ts";

/** The packs that can be added to the cart and are sold by mass or volume, at the viewer's prices. */
export function offersOf(packs: readonly Pack[], view: PackView): StockedOffer[] {
  return packs.flatMap((row) => {
    const { canBuy, price } = factsOf(row, view);
    const pack = parsePack(row.pack);
    if (!canBuy || !pack || !("price" in price) || !isByAmount(contentOf(pack).of)) return [];
    return [{ id: row.productId, pack, price: price.price.own, stock: row.stock }];
  });
}
