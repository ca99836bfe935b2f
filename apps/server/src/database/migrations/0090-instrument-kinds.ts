import type { Kysely } from "kysely";

/** What an instrument is and whose it is, by which lists are narrowed; empty where a file has not said. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ["category_zh", "category_en", "brand_zh", "brand_en"]) {
    await database.schema
      .alterTable("instruments")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
