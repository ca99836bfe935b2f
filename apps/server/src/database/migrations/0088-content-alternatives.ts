import type { Kysely } from "kysely";

/** What the pictures of articles and activities show; empty where they are decoration. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["articles", "activities"]) {
    for (const name of ["alt_zh", "alt_en"]) {
      await database.schema
        .alterTable(table)
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute();
    }
  }
}
