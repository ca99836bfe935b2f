import type { Kysely } from "kysely";

/** The language in which the shop writes to a customer of its own accord. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("customers")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("zh"))
    .execute();
}
