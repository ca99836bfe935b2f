import { type Kysely, sql } from "kysely";
import { createIndex } from "./columns.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The term of orders that wait to be paid when the shop is updated, counted from the update. */
const TERM_MS = 72 * HOUR_MS;

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("orders")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("zh"))
    .execute();
  await database.schema.alterTable("orders").addColumn("pay_by", "bigint").execute();
  await sql`
    update orders set pay_by = ${Date.now() + TERM_MS}
    where payment = 'unpaid' and review = 'pending'
  `.execute(database);
  await createIndex(database, "orders", "payment", "review", "pay_by");
}
