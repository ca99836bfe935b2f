import { type Kysely, sql } from "kysely";
import { belongsToNamed, createIndex, createTable, keyedBy, texts } from "./columns.ts";

/** A customer may be in several price groups. Before, `customers.customer_group` had the only one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "customer_groups",
    belongsToNamed("customer_id", "customers"),
    texts("customer_group"),
    keyedBy("customer_groups", "customer_id", "customer_group"),
  );
  await createIndex(database, "customer_groups", "customer_group");
  await sql`
    insert into customer_groups (customer_id, customer_group)
    select id, customer_group from customers where customer_group <> ''
  `.execute(database);
}
