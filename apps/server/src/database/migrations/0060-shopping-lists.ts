import type { Kysely } from "kysely";
import {
  belongsToNamed,
  bilingual,
  createIndex,
  createTable,
  keyedBy,
  namedBy,
  optionalWholes,
  texts,
  wholes,
} from "./columns.ts";

/** Customers' named lists of products. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "shopping_lists",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("name", "name_key"),
    wholes("created_at"),
  );
  await database.schema
    .createIndex("shopping_lists_by_name")
    .on("shopping_lists")
    .columns(["customer_id", "name_key"])
    .unique()
    .execute();
  await createTable(
    database,
    "shopping_list_lines",
    texts("list_id"),
    belongsToNamed("customer_id", "customers"),
    texts("kind", "product_code", "item_code"),
    bilingual("name"),
    texts("pack"),
    wholes("quantity", "position"),
    optionalWholes("ordered_at", "ordered_price", "ordered_in_stock"),
    keyedBy("shopping_list_lines", "list_id", "kind", "product_code"),
  );
  await createIndex(database, "shopping_list_lines", "customer_id", "product_code");
}
