import type { Kysely } from "kysely";
import {
  belongsToNamed,
  createIndex,
  createTable,
  keyedBy,
  namedBy,
  texts,
  wholes,
} from "./columns.ts";

/** Transfers that were booked from a bank's file, and what the tax office has issued: numbers, days and files of invoices. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "bank_entries",
    namedBy("identity_hash"),
    belongsToNamed("order_id", "orders"),
    wholes("amount", "booked_at"),
  );
  await createIndex(database, "bank_entries", "order_id");
  for (const column of ["tax_number", "tax_day"]) {
    await database.schema
      .alterTable("order_invoices")
      .addColumn(column, "text", (added) => added.notNull().defaultTo(""))
      .execute();
  }
  await createIndex(database, "order_invoices", "tax_number");
  await createTable(
    database,
    "order_invoice_files",
    belongsToNamed("order_id", "orders"),
    texts("invoice_code", "format", "file", "file_name"),
    keyedBy("order_invoice_files", "invoice_code", "format"),
  );
  await createIndex(database, "order_invoice_files", "order_id");
  await createIndex(database, "order_invoice_files", "file");
}
