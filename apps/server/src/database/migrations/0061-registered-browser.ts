import type { Kysely } from "kysely";

/** The browser with which an account was registered, which its activation mail names. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("customers")
    .addColumn("registered_browser", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
