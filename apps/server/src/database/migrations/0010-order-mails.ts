import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("outgoing_mails")
    .addColumn("subject", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
