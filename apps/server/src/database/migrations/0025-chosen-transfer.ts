import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("orders")
    .addColumn("is_transfer_chosen", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
}
