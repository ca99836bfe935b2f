import type { Kysely } from "kysely";
import { belongsTo, createIndex, createTable, namedBy, optionalWholes, texts } from "./columns.ts";

/**
 * Prices of one customer or of a group, on an item or a pack, for a period: discounts and fixed unit prices. What a row of `discounts`
 * can say stays there, where servers of the version before read it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "agreed_prices",
    namedBy("id"),
    texts("customer_group", "from_day", "until_day"),
    (table) =>
      table.addColumn("customer_id", "text", (column) =>
        column.references("customers.id").onDelete("cascade"),
      ) as typeof table,
    belongsTo("item_id", "items"),
    (table) =>
      table.addColumn("product_id", "integer", (column) =>
        column.references("packs.id").onDelete("cascade"),
      ) as typeof table,
    optionalWholes("permille", "price"),
  );
  await createIndex(database, "agreed_prices", "customer_id", "item_id");
  await createIndex(database, "agreed_prices", "customer_group", "item_id");
  await createIndex(database, "agreed_prices", "item_id");
  await createIndex(database, "agreed_prices", "product_id");
}
