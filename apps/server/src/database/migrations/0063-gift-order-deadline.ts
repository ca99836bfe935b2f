import { type Kysely, sql } from "kysely";
import { createIndex } from "./columns.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The term of gift orders that wait to be paid when the shop is updated, counted from the update. */
const TERM_MS = 72 * HOUR_MS;

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("gift_orders").addColumn("pay_by", "bigint").execute();
  await sql`
    update gift_orders set pay_by = ${Date.now() + TERM_MS}
    where paid_at is null and status = 'unconfirmed'
  `.execute(database);
  await createIndex(database, "gift_orders", "status", "pay_by");
}
