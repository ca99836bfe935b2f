import type { Kysely } from "kysely";
import {
  belongsTo,
  belongsToNamed,
  createIndex,
  createTable,
  keyedBy,
  namedBy,
  optionalTexts,
  texts,
  wholes,
} from "./columns.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "customers",
    namedBy("id"),
    texts("email", "password_hash", "user_name", "mobile", "company", "customer_group"),
    wholes("category_code", "is_active", "created_at"),
  );
  await database.schema
    .createIndex("customers_by_email")
    .on("customers")
    .column("email")
    .unique()
    .execute();
  await createTable(
    database,
    "sessions",
    namedBy("token_hash"),
    belongsToNamed("customer_id", "customers"),
    wholes("created_at", "expires_at"),
  );
  await createIndex(database, "sessions", "customer_id");
  await createIndex(database, "sessions", "expires_at");
  await createTable(
    database,
    "ledger_entries",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("account", "note"),
    wholes("amount", "created_at"),
  );
  await createIndex(database, "ledger_entries", "customer_id", "account");

  await createTable(
    database,
    "favourites",
    belongsToNamed("customer_id", "customers"),
    belongsTo("item_id", "items"),
    wholes("created_at"),
    keyedBy("favourites", "customer_id", "item_id"),
  );
  await createTable(
    database,
    "cart_lines",
    belongsToNamed("customer_id", "customers"),
    texts("kind"),
    wholes("product_id", "quantity", "is_selected", "created_at"),
    texts("customer_item_number"),
    keyedBy("cart_lines", "customer_id", "kind", "product_id"),
  );
  await createTable(
    database,
    "orders",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("code", "kind", "review", "payment", "receiver", "customer_order_number"),
    wholes("amount", "created_at"),
  );
  await database.schema
    .createIndex("orders_by_code")
    .on("orders")
    .column("code")
    .unique()
    .execute();
  await createIndex(database, "orders", "customer_id", "created_at");

  await createTable(
    database,
    "order_lines",
    belongsToNamed("order_id", "orders"),
    texts("product_code", "cas"),
    wholes("position", "quantity", "amount"),
    keyedBy("order_lines", "order_id", "position"),
  );

  await createRecords(database);
}

async function createRecords(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "browse_events",
    namedBy("id"),
    optionalTexts("customer_id"),
    texts("device_id", "page", "previous_page", "relation"),
    wholes("created_at"),
  );
  await createTable(
    database,
    "spectrum_applications",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("email", "contact", "phone", "company", "product_code"),
    wholes("created_at"),
  );
  await createTable(
    database,
    "request_results",
    belongsToNamed("customer_id", "customers"),
    texts("request_key", "call", "body_hash", "answer"),
    wholes("created_at"),
    keyedBy("request_results", "customer_id", "request_key"),
  );
  await createIndex(database, "request_results", "created_at");
  await createTable(database, "rate_counters", namedBy("name"), wholes("hits", "resets_at"));
}
