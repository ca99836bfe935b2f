import type { Kysely } from "kysely";
import {
  belongsToNamed,
  bilingual,
  createIndex,
  createTable,
  keyedBy,
  namedBy,
  texts,
  wholes,
} from "./columns.ts";

/** Notices about batches, such as recalls, and who was told. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "batch_notices",
    namedBy("id"),
    texts("item_code", "batch_code"),
    bilingual("name", "text"),
    wholes("created_at"),
  );
  await createTable(
    database,
    "batch_notice_receivers",
    texts("notice_id"),
    belongsToNamed("customer_id", "customers"),
    wholes("mailed_at"),
    keyedBy("batch_notice_receivers", "notice_id", "customer_id"),
  );
  await createIndex(database, "batch_notice_receivers", "customer_id");
}
