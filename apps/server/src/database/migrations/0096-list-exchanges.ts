import type { Kysely } from "kysely";
import { belongsToNamed, createTable, keyedBy, texts, wholes } from "./columns.ts";

/** Lines of lists that were exchanged, until that can no longer be taken back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "list_exchanges",
    texts("list_id"),
    belongsToNamed("customer_id", "customers"),
    texts("product_code", "line", "added"),
    wholes("exchanged_at"),
    keyedBy("list_exchanges", "list_id", "product_code"),
  );
}
