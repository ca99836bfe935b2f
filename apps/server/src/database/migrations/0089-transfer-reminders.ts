import type { Kysely } from "kysely";
import { createIndex } from "./columns.ts";

/** When the customer of an order that waits for a bank transfer is reminded of it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("orders").addColumn("remind_at", "bigint").execute();
  await createIndex(database, "orders", "remind_at");
}
