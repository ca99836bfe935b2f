import type { ItemRow } from "@reagent/api/contract/product";

/** The items of one substance in the order of the list; never empty. */
export type Substance = readonly [ItemRow, ...ItemRow[]];

/**
 * Groups items by substance, in the order of their first items. Items are of one substance if they have the same CAS number, or
 * none and the same names.
 */
export function groupBySubstance(items: readonly ItemRow[]): readonly Substance[] {
  const groups = new Map<string, [ItemRow, ...ItemRow[]]>();
  for (const item of items) {
    const key = item.casNumber || `${item.chineseName}\n${item.englishName}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
