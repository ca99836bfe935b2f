import type { ItemRow } from "@reagent/api/contract/product";
import { groupBy } from "@reagent/domain/list";
import { substanceOf } from "@reagent/domain/substance";

/** The items of one substance in the order of the list; never empty. */
export type Substance<Item extends ItemRow = ItemRow> = readonly [Item, ...Item[]];

/** Groups items by substance, in the order of their first items. */
export function groupBySubstance<Item extends ItemRow>(
  items: readonly Item[],
): readonly Substance<Item>[] {
  return [...groupBy(items, substanceOf).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others] as const] : [],
  );
}

/** The same for a sorted list, whose order stays: only neighbours are grouped. */
export function groupNeighbours<Item extends ItemRow>(
  items: readonly Item[],
): readonly Substance<Item>[] {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && substanceOf(last[0]) === substanceOf(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}
