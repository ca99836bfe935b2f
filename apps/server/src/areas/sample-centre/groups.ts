import type { SampleGroup } from "@reagent/api/contract/sample-centre";
import { sql } from "kysely";
import { inLanguage } from "../../basics/language.ts";
import type { Viewer } from "../../basics/viewer.ts";
import type { Services } from "../../calls/call.ts";
import { readCategories } from "../../catalogue/categories.ts";
import { groupedItems } from "../../catalogue/grouped-items.ts";
import { differentSubstances } from "../../catalogue/grouped-items.ts";

/** The most items of the brand that the page is made of. */
const MOST_ITEMS = 500;

/** The items of the partner's brand by their first category, each substance once (storefront §2, sample-centre partner). */
export async function readSamples(
  viewer: Viewer,
  { database, items }: Pick<Services, "database" | "items">,
): Promise<SampleGroup[]> {
  const branded = await database.read
    .selectFrom("items")
    .select("id")
    // Not a parameter: the index of the brand has no other kinds, which the database has to know.
    .where("kind", "=", sql.lit("special-brand"))
    .orderBy("id")
    .limit(MOST_ITEMS)
    .execute();
  if (branded.length === 0) return [];
  const placed = await database.read
    .selectFrom("item_categories")
    .select(["item_id as id", "category_id"])
    .where(
      "item_id",
      "in",
      branded.map(({ id }) => id),
    )
    .orderBy("item_id")
    .orderBy("category_id")
    .execute();
  const categoryOf = new Map(placed.toReversed().map((row) => [row.id, row.category_id]));
  const rows = await items.read([...categoryOf.keys()].toReversed(), viewer);
  const byCategory = Map.groupBy(rows, ({ itemId }) => categoryOf.get(Number(itemId)));
  const categories = await readCategories(database.read);
  const groups = categories.map(async (category) => {
    const group = {
      categoryId: String(category.id),
      name: inLanguage(category, "name", viewer.language),
    };
    const shown = differentSubstances(byCategory.get(category.id) ?? []);
    return { ...group, items: await groupedItems(database.read, shown, group) };
  });
  return (await Promise.all(groups)).filter(({ items: { length } }) => length > 0);
}
