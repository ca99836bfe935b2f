import type { Kysely } from "kysely";

/** The rate of value-added tax of an order; orders before had the standard rate. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("orders")
    .addColumn("vat_permille", "integer", (column) => column.notNull().defaultTo(130))
    .execute();
}
