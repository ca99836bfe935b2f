import type { Kysely } from "kysely";
import {
  belongsToNamed,
  bilingual,
  createIndex,
  createTable,
  keyedBy,
  optionalWholes,
  texts,
  wholes,
} from "./columns.ts";

/** Mails that customers want when goods are in stock again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "stock_alerts",
    belongsToNamed("customer_id", "customers"),
    texts("kind", "product_code", "item_code"),
    bilingual("name", "pack"),
    texts("language"),
    wholes("asked_at"),
    optionalWholes("sent_at"),
    keyedBy("stock_alerts", "customer_id", "kind", "product_code"),
  );
  await createIndex(database, "stock_alerts", "kind", "sent_at", "product_code");
}
