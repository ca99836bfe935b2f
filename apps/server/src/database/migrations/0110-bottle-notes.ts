import type { Kysely } from "kysely";
import { belongsToNamed, createIndex, createTable, namedBy, texts, wholes } from "./columns.ts";

/** Notes that customers write on the bottles that were sent to them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "bottle_notes",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("item_code", "product_code", "batch_code", "note"),
    wholes("written_at"),
  );
  await createIndex(database, "bottle_notes", "customer_id", "batch_code");
}
