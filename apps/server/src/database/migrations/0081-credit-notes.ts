import type { Kysely } from "kysely";

/** Credit notes: invoices with negative amounts that reverse another one, each at most once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("order_invoices").addColumn("reverses", "text").execute();
  await database.schema
    .createIndex("order_invoices_by_reverses")
    .unique()
    .on("order_invoices")
    .column("reverses")
    .execute();
}
