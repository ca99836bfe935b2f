import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of ["conditions_zh", "conditions_en"]) {
    await database.schema
      .alterTable("spectra")
      .addColumn(column, "text", (text) => text.notNull().defaultTo(""))
      .execute();
  }
}
