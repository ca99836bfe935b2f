import type { Kysely } from "kysely";
import { createIndex } from "./columns.ts";

/** Which branches are the demo's: all that are there before, since only the demo had any. The top articles are found by an index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("branches")
    .addColumn("is_demo", "bigint", (column) => column.notNull().defaultTo(1))
    .execute();
  await createIndex(database, "articles", "is_top", "shown_at");
  await createIndex(database, "item_articles", "article_id");
}
