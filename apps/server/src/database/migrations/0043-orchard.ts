import type { Kysely } from "kysely";
import {
  belongsTo,
  belongsToNamed,
  bilingual,
  createIndex,
  createTable,
  keyedBy,
  namedBy,
  numberedBy,
  optionalWholes,
  texts,
  wholes,
} from "./columns.ts";

/** Gifts, baskets, wishes and gift orders. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "gift_types",
    numberedBy("id"),
    bilingual("name"),
    wholes("position"),
  );
  await createTable(
    database,
    "gifts",
    numberedBy("id"),
    belongsTo("type_id", "gift_types"),
    texts("code", "drawings"),
    bilingual("name", "specification", "note"),
    wholes("price", "stock", "is_listed", "position"),
    optionalWholes("preferential_price"),
  );
  await uniqueBy(database, "gifts");
  await createTable(
    database,
    "orchard_banners",
    numberedBy("id"),
    texts("link", "drawing"),
    bilingual("subject", "note", "action"),
    wholes("position"),
  );
  for (const name of ["basket_lines", "wishes"])
    await createTable(
      database,
      name,
      belongsToNamed("customer_id", "customers"),
      belongsTo("gift_id", "gifts"),
      wholes(...(name === "basket_lines" ? ["quantity"] : []), "created_at"),
      keyedBy(name, "customer_id", "gift_id"),
    );
  await createTable(
    database,
    "gift_orders",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("code", "status", "language", "receiver", "mobile", "province_name", "city_name"),
    texts("district_name", "street", "note", "express_company", "express_number"),
    wholes("amount", "created_at"),
    optionalWholes("paid_at", "confirmed_at", "shipped_at", "cancelled_at"),
  );
  await uniqueBy(database, "gift_orders");
  await createIndex(database, "gift_orders", "customer_id", "created_at");
  await createTable(
    database,
    "gift_order_lines",
    belongsToNamed("order_id", "gift_orders"),
    texts("gift_code"),
    bilingual("name", "specification"),
    wholes("position", "gift_id", "quantity", "price", "amount"),
    keyedBy("gift_order_lines", "order_id", "position"),
  );
}

function uniqueBy(database: Kysely<unknown>, table: "gifts" | "gift_orders"): Promise<void> {
  return database.schema
    .createIndex(`${table}_by_code`)
    .on(table)
    .column("code")
    .unique()
    .execute();
}
