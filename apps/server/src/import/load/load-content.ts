import type { Catalogue, Category } from "../../catalogue/catalogue.ts";
import type { Tx } from "../../database/database.ts";
import { writeFact } from "../../database/facts.ts";
import { deleteDemoContent, writeContentRows } from "../content/write-content.ts";
import { both } from "./rows.ts";
import { insertAll } from "./write.ts";
import type { RowOf } from "./write.ts";

/**
 * Writes everything whose ids come from the catalogue: the category tree, product lines, pictures, content, banners and
 * notices. The shop's own content stays. Rows that reference the old ones are deleted with them, and are written again with the items.
 */
export async function writeContent(tx: Tx, catalogue: Catalogue): Promise<void> {
  await deleteDemoContent(tx);
  await writeStructure(tx, catalogue);
  await writeContentRows(tx, catalogue, { isDemo: true });
  await writeCampaigns(tx, catalogue);
}

async function writeStructure(tx: Tx, catalogue: Catalogue): Promise<void> {
  await tx.deleteFrom("categories").execute();
  await insertAll(tx, "categories", flatten(catalogue.categories, null));
  await writeFact(tx, "building_block_categories", catalogue.buildingBlockCategories.join(","));
  await tx.deleteFrom("product_lines").execute();
  await insertAll(
    tx,
    "product_lines",
    catalogue.productLines.map(({ id, name, tagline, description, picture }, position) => ({
      id,
      ...both("name", name),
      ...both("tagline", tagline),
      ...both("description", description),
      picture,
      position,
    })),
  );
}

async function writeCampaigns(tx: Tx, catalogue: Catalogue): Promise<void> {
  await tx.deleteFrom("banners").execute();
  await insertAll(
    tx,
    "banners",
    catalogue.banners.map(({ id, subject, note, action, link, picture }, position) => ({
      id,
      ...both("subject", subject),
      ...both("note", note),
      ...both("action", action),
      link,
      picture,
      position,
    })),
  );
  await tx.deleteFrom("notices").execute();
  await insertAll(
    tx,
    "notices",
    catalogue.notices.map(({ id, subject, content, createdAt }, position) => ({
      id,
      ...both("subject", subject),
      ...both("content", content),
      position,
      created_at: createdAt,
    })),
  );
}

/** The tree as rows, parents before their children. */
function flatten(categories: readonly Category[], parent: number | null): RowOf<"categories">[] {
  return categories.flatMap(({ id, name, children }, position) => [
    { id, parent_id: parent, ...both("name", name), position },
    ...flatten(children, id),
  ]);
}
