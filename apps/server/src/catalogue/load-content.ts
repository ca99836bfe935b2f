import type { Tx } from "../database/database.ts";
import type { Catalogue, Category } from "./catalogue.ts";
import { both, flag } from "./rows.ts";
import { insertAll } from "./write.ts";
import type { RowOf } from "./write.ts";

/**
 * Writes everything whose ids come from the catalogue: the category tree, product lines, pictures, articles, activities, banners and
 * notices. Rows that reference the old ones are deleted with them, and are written again with the items.
 */
export async function writeContent(tx: Tx, catalogue: Catalogue): Promise<void> {
  await writeStructure(tx, catalogue);
  await tx.deleteFrom("articles").execute();
  await insertAll(
    tx,
    "articles",
    catalogue.articles.map((article) => ({
      id: article.id,
      kind: article.kind,
      ...both("subject", article.subject),
      ...both("summary", article.summary),
      ...both("content", article.content),
      is_top: flag(article.isTop),
      created_at: article.createdAt,
      shown_at: article.createdAt,
    })),
  );
  await writeCampaigns(tx, catalogue);
}

async function writeStructure(tx: Tx, catalogue: Catalogue): Promise<void> {
  await tx.deleteFrom("categories").execute();
  await insertAll(tx, "categories", flatten(catalogue.categories, null));
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
  await tx.deleteFrom("pictures").execute();
  await insertAll(
    tx,
    "pictures",
    catalogue.pictures.map(({ name, svg }) => ({ name, markup: svg })),
  );
}

async function writeCampaigns(tx: Tx, catalogue: Catalogue): Promise<void> {
  await tx.deleteFrom("activities").execute();
  await insertAll(
    tx,
    "activities",
    catalogue.activities.map((activity, position) => ({
      id: activity.id,
      ...both("subject", activity.subject),
      ...both("note", activity.note),
      ...both("content", activity.content),
      link: activity.link,
      picture: activity.picture,
      small_picture: activity.smallPicture,
      position,
      created_at: activity.createdAt,
    })),
  );
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
