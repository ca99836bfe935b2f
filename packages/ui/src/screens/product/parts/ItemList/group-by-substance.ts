import type { ItemRow } from "@reagent/api/contract/product";

/** The items of one substance, in the order in which they were found; never empty. */
export type Substance = readonly [ItemRow, ...ItemRow[]];

/**
 * Puts the items of one substance under one head, the substances in the order of their first item. Items
 * with one CAS number are of one substance; those without one are, when their names are the same.
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
