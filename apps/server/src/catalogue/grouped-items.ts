import type { GroupedItem, ItemRow } from "@reagent/api/contract/product";
import { ITEMS_OF_GROUP } from "@reagent/domain/page-size";
import type { Reader } from "../database/database.ts";

/** The rows of a category's items with their cheapest packs and the name and path of the category. */
export async function groupedItems(
  reader: Reader,
  rows: readonly ItemRow[],
  { categoryId, name }: { readonly categoryId: string; readonly name: string },
): Promise<GroupedItem[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ itemId }) => Number(itemId));
  const packs = await reader
    .selectFrom("packs")
    .select(["item_id", "code", "pack", "list_price"])
    .where("item_id", "in", ids)
    .where("is_bulk", "=", 0)
    .orderBy("position")
    .execute();
  const byItem = Map.groupBy(packs, ({ item_id }) => String(item_id));
  return rows.map((row) => {
    const own = byItem.get(row.itemId) ?? [];
    // Others of that price may not be sold from the cart.
    const cheapest =
      own.find((each) => each.pack === row.fromPack && each.list_price === row.fromPrice) ?? own[0];
    return {
      ...row,
      productCode: cheapest?.code ?? "",
      price: row.fromPrice,
      groupName: name,
      groupPath: `/category/${categoryId}`,
    };
  });
}

/** The first items of each substance, as many as a group shows. */
export function differentSubstances(rows: readonly ItemRow[]): ItemRow[] {
  const bySubstance = Map.groupBy(rows, ({ casNumber, itemCode }) => casNumber || itemCode);
  return [...bySubstance.values()].flatMap(([first]) => first ?? []).slice(0, ITEMS_OF_GROUP);
}
