import type { ComparedItem } from "@reagent/api/contract/product";
import { formatUnitPrice, type Pack, pricePerUnit, type UnitPrice } from "@reagent/domain/pack";
import { bestWorth, cheapestOf } from "@reagent/domain/pack-worth";
import type { ViewerKind } from "@reagent/domain/price";
import { offersOf } from "../parts/PackPlanner/offers.ts";

/** The lowest price per unit of an item. */
export interface LowestPrice {
  readonly perUnit: UnitPrice;
  /** The pack with that price. */
  readonly pack: Pack;
  /** Whether it is the lowest of all items. */
  readonly isCheapest: boolean;
  /** The price as a text to compare. */
  readonly text: string;
}

/** The lowest price per unit by item code; none for items sold by telephone or by the piece. */
export function comparedPrices(
  items: readonly ComparedItem[],
  viewer: ViewerKind,
): ReadonlyMap<string, LowestPrice> {
  const offers = items.map(({ itemCode, packs, safetyLevel }) => {
    const isLowBoiling = safetyLevel === "low-boiling";
    return { itemCode, offer: bestWorth(offersOf(packs, { viewer, isLowBoiling })) };
  });
  const packs = offers.flatMap(({ offer }) => offer?.pack ?? []);
  const cheapest = cheapestOf(offers.map(({ offer }) => offer));
  return new Map(
    offers.flatMap(({ itemCode, offer }) => {
      const perUnit = offer && pricePerUnit(offer.price, offer.pack, packs);
      if (!perUnit) return [];
      const text = `${formatUnitPrice(perUnit)}/${perUnit.per}`;
      return [[itemCode, { perUnit, pack: offer.pack, isCheapest: offer === cheapest, text }]];
    }),
  );
}
