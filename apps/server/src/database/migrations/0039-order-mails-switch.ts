import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("customers")
    .addColumn("gets_order_mails", "bigint", (column) => column.notNull().defaultTo(1))
    .execute();
}
