import type { Pack } from "@reagent/api/contract/product";
import { contentOf, parsePack } from "@reagent/domain/pack";
import { isByAmount } from "@reagent/domain/pack-need";
import type { PackOffer } from "@reagent/domain/pack-plan";
import type { Viewer } from "@reagent/domain/price";
import { factsOf } from "../PackTable/pack-facts.ts";

/** The packs that can be put into the cart and are sold by mass or volume, at what the viewer pays. */
export function offersOf(packs: readonly Pack[], viewer: Viewer): PackOffer[] {
  return packs.flatMap((row) => {
    const { canBuy, price } = factsOf(row, viewer);
    const pack = parsePack(row.pack);
    if (!canBuy || !pack || !("price" in price) || !isByAmount(contentOf(pack).of)) return [];
    return [{ id: row.productId, pack, price: price.price.own }];
  });
}
