import type { Kysely } from "kysely";
import { createTable, namedBy, texts } from "./columns.ts";

/**
 * Which banners, notices and texts of product lines are the demo's: all that are there before, since only the demo had any. Their
 * pictures can be photographs, whose files have a table of their own, and a text alternative.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["banners", "notices", "orchard_banners", "product_lines"]) {
    await database.schema
      .alterTable(table)
      .addColumn("is_demo", "bigint", (column) => column.notNull().defaultTo(1))
      .execute();
    if (table === "notices") continue;
    for (const name of ["alt_zh", "alt_en"]) {
      await database.schema
        .alterTable(table)
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute();
    }
  }
  await createTable(database, "picture_files", namedBy("name"), texts("media_type", "content"));
}
