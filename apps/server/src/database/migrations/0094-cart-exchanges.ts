import type { Kysely } from "kysely";
import { belongsToNamed, createTable, keyedBy, optionalTexts, texts, wholes } from "./columns.ts";

/** Lines of carts that were exchanged, until that can no longer be taken back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "cart_exchanges",
    belongsToNamed("customer_id", "customers"),
    wholes("product_id"),
    texts("product_code"),
    wholes("quantity"),
    texts("customer_item_number"),
    wholes("is_selected", "line_created_at"),
    optionalTexts("quote_id"),
    texts("added"),
    wholes("exchanged_at"),
    keyedBy("cart_exchanges", "customer_id", "product_id"),
  );
}
