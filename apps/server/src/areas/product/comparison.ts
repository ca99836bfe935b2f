import type { ComparedItem } from "@reagent/api/contract/product";
import type { Viewer } from "../../basics/viewer.ts";
import { favouritesAmong } from "../../catalogue/favourites.ts";
import { idsOfItems } from "../../catalogue/find-item.ts";
import { itemFacts } from "../../catalogue/item-facts.ts";
import { readPacks } from "../../catalogue/packs.ts";
import type { Reader } from "../../database/database.ts";

/** Items to compare, in the sequence of their codes; unknown codes are left out. */
export async function readComparedItems(
  reader: Reader,
  codes: readonly string[],
  viewer: Viewer,
): Promise<ComparedItem[]> {
  const ids = await idsOfItems(reader, codes);
  const favourites = await favouritesAmong(reader, viewer.customer, ids);
  return Promise.all(
    ids.map(async (id) => {
      const [row, { packs }] = await Promise.all([
        reader.selectFrom("items").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
        readPacks(reader, id, viewer),
      ]);
      return { ...itemFacts(row, viewer.language), isFavourite: favourites.has(id), packs };
    }),
  );
}
