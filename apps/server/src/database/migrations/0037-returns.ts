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

/** Returns of orders, and their files among the uploads. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "returns",
    namedBy("id"),
    belongsToNamed("order_id", "orders"),
    belongsToNamed("customer_id", "customers"),
    texts("code", "status", "goods", "reason", "refusal", "express_number"),
    optionalTexts("slip_code"),
    wholes("created_at"),
    optionalWholes("received_at", "refunded_amount"),
  );
  await database.schema
    .createIndex("returns_by_code")
    .on("returns")
    .column("code")
    .unique()
    .execute();
  await createIndex(database, "returns", "customer_id", "created_at");
  await createIndex(database, "returns", "order_id");
  await createIndex(database, "returns", "slip_code");
  await createTable(
    database,
    "return_lines",
    belongsToNamed("order_id", "orders"),
    texts("return_id", "batch_code", "remark"),
    wholes("position", "quantity", "is_opened", "opened_quantity"),
    keyedBy("return_lines", "return_id", "position", "batch_code"),
  );
  await createIndex(database, "return_lines", "order_id");
  for (const name of ["order_id", "return_id"])
    await database.schema.alterTable("uploads").addColumn(name, "text").execute();
  for (const name of ["size", "position"])
    await database.schema
      .alterTable("uploads")
      .addColumn(name, "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
  await createIndex(database, "uploads", "return_id");
}
