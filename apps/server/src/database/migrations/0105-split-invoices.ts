import type { Kysely } from "kysely";

/** How the invoices of an order are split, and the fund that pays for each line. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("orders")
    .addColumn("invoice_split", "text", (column) => column.notNull().defaultTo("none"))
    .execute();
  await database.schema
    .alterTable("order_lines")
    .addColumn("fund", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
