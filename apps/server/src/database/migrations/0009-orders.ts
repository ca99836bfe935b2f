import type { Kysely } from "kysely";
import {
  belongsToNamed,
  createIndex,
  createTable,
  keyedBy,
  namedBy,
  optionalTexts,
  optionalWholes,
  texts,
  wholes,
} from "./columns.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  // Orders could not be placed before, so these tables are empty.
  await database.schema.dropTable("order_lines").execute();
  await database.schema.dropTable("orders").execute();
  await createOrders(database);
  await createPayments(database);
  await createTable(
    database,
    "coupons",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("state"),
    wholes("reach_amount", "subtract_amount", "received_at", "begins_at", "ends_at"),
  );
  await createIndex(database, "coupons", "customer_id");
  await createTable(database, "sequences", namedBy("name"), wholes("value"));
  for (const name of ["credit_limit", "second_credit_limit"])
    await database.schema
      .alterTable("customers")
      .addColumn(name, "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
  await database.schema
    .alterTable("ledger_entries")
    .addColumn("reason", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await database.schema.alterTable("ledger_entries").addColumn("order_id", "text").execute();
}

async function createOrders(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "orders",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("code", "kind", "review", "payment", "customer_order_number", "note", "address_id"),
    optionalTexts("related_order_id", "paid_by", "coupon_id", "filing"),
    wholes("goods_amount", "coupon_amount", "freight", "amount", "refunded_amount", "credit_owed"),
    texts("receiver", "mobile", "phone", "postcode"),
    texts("province_name", "city_name", "district_name", "street"),
    texts("invoice_receiver", "invoice_mobile", "invoice_landline", "invoice_postcode"),
    texts("invoice_province_name", "invoice_city_name", "invoice_district_name", "invoice_street"),
    wholes("is_invoice_with_goods"),
    texts("invoice_type", "invoice_method", "invoice_title", "invoice_tax_number"),
    texts("invoice_bank", "invoice_bank_account", "invoice_address", "invoice_phone"),
    texts("invoice_email"),
    optionalWholes("paid_at", "invoiced_at"),
    wholes("created_at"),
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
    wholes("position", "product_id"),
    texts("item_code", "product_code", "cas", "name_zh", "name_en"),
    texts("specification_zh", "specification_en", "pack"),
    wholes("quantity", "sent_quantity", "refunded_quantity", "reserved_quantity"),
    texts("state"),
    wholes("is_cancelled", "list_price", "price", "amount"),
    texts("customer_item_number", "expected_delivery_zh", "expected_delivery_en"),
    texts("hazardous_number"),
    keyedBy("order_lines", "order_id", "position"),
  );
  await createTable(
    database,
    "order_events",
    belongsToNamed("order_id", "orders"),
    wholes("position"),
    texts("event", "detail"),
    wholes("created_at"),
    keyedBy("order_events", "order_id", "position"),
  );
  await createTable(
    database,
    "shipments",
    belongsToNamed("order_id", "orders"),
    namedBy("code"),
    texts("express_company", "express_number"),
    wholes("shipped_at"),
  );
  await createIndex(database, "shipments", "order_id");
  await createTable(
    database,
    "shipment_lines",
    belongsToNamed("order_id", "orders"),
    texts("shipment_code", "batch_code"),
    wholes("position", "quantity"),
    keyedBy("shipment_lines", "order_id", "shipment_code", "position"),
  );
}

async function createPayments(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "payments",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("purpose", "method", "state"),
    optionalTexts("order_id", "gateway_reference"),
    wholes("amount", "created_at"),
    optionalWholes("settled_at"),
  );
  await createIndex(database, "payments", "customer_id", "created_at");
  await createIndex(database, "payments", "order_id");
  await createTable(
    database,
    "payment_notices",
    namedBy("id"),
    texts("payment_id", "outcome"),
    wholes("received_at"),
  );
}
