import type { Kysely } from "kysely";
import { createIndex } from "./columns.ts";

/** Indexes for what was found by reading whole tables. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createIndex(database, "orders", "related_order_id");
  await createIndex(database, "outgoing_mails", "recipient");
  await createIndex(database, "rate_counters", "resets_at");
  await createIndex(database, "tickets", "customer_id");
}
