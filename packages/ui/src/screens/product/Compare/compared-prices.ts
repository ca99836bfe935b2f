import type { ComparedItem } from "@reagent/api/contract/product";
import { formatUnitPrice, type Pack, pricePerUnit, type UnitPrice } from "@reagent/domain/pack";
import { bestWorth, cheapestOf } from "@reagent/domain/pack-worth";
import type { Viewer } from "@reagent/domain/price";
import { offersOf } from "../parts/PackPlanner/offers.ts";

/** What an item costs by its content at the least. */
export interface LowestPrice {
  readonly perUnit: UnitPrice;
  /** The pack that costs so. */
  readonly pack: Pack;
  /** Whether all others cost more. */
  readonly isCheapest: boolean;
  /** For comparing. */
  readonly text: string;
}

/** The lowest price per unit of each item, by its code; none for what is ordered by telephone or by the piece. */
export function comparedPrices(
  items: readonly ComparedItem[],
  viewer: Viewer,
): ReadonlyMap<string, LowestPrice> {
  const offers = items.map(({ itemCode, packs, safetyLevel }) => {
    const isLowBoiling = safetyLevel === "low-boiling";
    return { itemCode, offer: bestWorth(offersOf(packs, { viewer, isLowBoiling })) };
  });
  const cheapest = cheapestOf(offers.map(({ offer }) => offer));
  return new Map(
    offers.flatMap(({ itemCode, offer }) => {
      const perUnit = offer && pricePerUnit(offer.price, offer.pack);
      if (!perUnit) return [];
      const text = `${formatUnitPrice(perUnit)}/${perUnit.per}`;
      return [[itemCode, { perUnit, pack: offer.pack, isCheapest: offer === cheapest, text }]];
    }),
  );
}
