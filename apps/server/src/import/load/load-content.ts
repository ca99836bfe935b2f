import type { Catalogue, Category } from "../../catalogue/catalogue.ts";
import type { Tx } from "../../database/database.ts";
import { readFact, writeFact } from "../../database/facts.ts";
import { deleteDemoContent, writeContentRows } from "../content/write-content.ts";
import { replaceLines } from "../content/write-product-lines.ts";
import { both } from "./rows.ts";
import { insertAll } from "./write.ts";
import type { RowOf } from "./write.ts";

/**
 * Writes everything whose ids come from the catalogue: the category tree, product lines, pictures and content. The shop's own content
 * stays. Rows that reference the old ones are deleted with them, and are written again with the items.
 */
export async function writeContent(tx: Tx, catalogue: Catalogue): Promise<void> {
  await tx.deleteFrom("categories").execute();
  await insertAll(tx, "categories", flatten(catalogue.categories, null));
  await writeBuildingBlocks(tx, catalogue);
  await replaceLines(tx, catalogue.productLines);
  await deleteDemoContent(tx);
  await writeContentRows(tx, catalogue, { isDemo: true });
}

/** The categories on the page of building blocks: those of the demo, or those that the shop has chosen, if it still has them. */
async function writeBuildingBlocks(tx: Tx, catalogue: Catalogue): Promise<void> {
  const wasOwn = (await readFact(tx, "catalogue_kind")) === "own";
  const keepsOwn = catalogue.kind === "own" && wasOwn;
  const chosen = (await readFact(tx, "building_block_categories")) ?? "";
  const known = new Set(flatten(catalogue.categories, null).map(({ id }) => String(id)));
  const kept = chosen.split(",").filter((id) => known.has(id));
  const categories = keepsOwn ? kept : catalogue.buildingBlockCategories;
  await writeFact(tx, "building_block_categories", categories.join(","));
}

/** The tree as rows, parents before their children. */
function flatten(categories: readonly Category[], parent: number | null): RowOf<"categories">[] {
  return categories.flatMap(({ id, name, children }, position) => [
    { id, parent_id: parent, ...both("name", name), position },
    ...flatten(children, id),
  ]);
}
