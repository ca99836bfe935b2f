import type { BuildingBlockGroup } from "@reagent/api/contract/building-block";
import { UNREFINED } from "@reagent/domain/facet";
import { ITEMS_OF_GROUP } from "@reagent/domain/page-size";
import { inLanguage } from "../../basics/language.ts";
import type { Viewer } from "../../basics/viewer.ts";
import type { Services } from "../../calls/call.ts";
import { type CategoryRow, childrenOf, readCategories } from "../../catalogue/categories.ts";
import { differentSubstances, groupedItems } from "../../catalogue/grouped-items.ts";
import type { Reader } from "../../database/database.ts";
import { readFact } from "../../database/facts.ts";

/** The items of a category that are read to find different substances among them. */
const READ_ITEMS = 3 * ITEMS_OF_GROUP;

/** The categories that the operator has chosen as building blocks, with those below them that have items of their own. */
async function chosenCategories(reader: Reader): Promise<CategoryRow[]> {
  const chosen = ((await readFact(reader, "building_block_categories")) ?? "").split(",");
  const all = await readCategories(reader);
  return chosen.flatMap((id) => {
    const row = all.find((each) => String(each.id) === id);
    const below = row ? childrenOf(all, row.id) : [];
    return below.length > 0 ? below : (row ?? []);
  });
}

/** Building blocks by category, each substance once (storefront §2, molecule building blocks). */
export async function readGroups(
  viewer: Viewer,
  { database, listings, items }: Pick<Services, "database" | "listings" | "items">,
): Promise<BuildingBlockGroup[]> {
  const categories = await chosenCategories(database.read);
  const groups = await Promise.all(
    categories.map(async (category) => {
      const page = { page: 1, size: READ_ITEMS };
      const listing = await listings.ask("ofCategory", category.id, UNREFINED, page);
      const rows = await items.read(listing?.ids ?? [], viewer);
      const group = {
        categoryId: String(category.id),
        name: inLanguage(category, "name", viewer.language),
      };
      const shown = differentSubstances(rows.filter(({ drawing }) => drawing !== ""));
      return {
        ...group,
        total: listing?.total ?? 0,
        items: await groupedItems(database.read, shown, group),
      };
    }),
  );
  return groups.filter(({ items: { length } }) => length > 0);
}
