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

export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "invoices",
    belongsToNamed("customer_id", "customers"),
    texts("method", "type", "title", "tax_number", "bank", "bank_account"),
    texts("address", "phone", "email"),
    keyedBy("invoices", "customer_id"),
  );
  await createTable(
    database,
    "university_filings",
    belongsToNamed("customer_id", "customers"),
    texts("university", "department", "teacher", "mobile", "phone"),
    wholes("filed_at"),
    keyedBy("university_filings", "customer_id"),
  );
  await createTable(
    database,
    "precursor_filings",
    belongsToNamed("customer_id", "customers"),
    texts("company", "address", "purpose"),
    texts("handler_name", "handler_id_number", "handler_phone"),
    texts("responsible_name", "responsible_id_number", "responsible_phone"),
    wholes("filed_at"),
    keyedBy("precursor_filings", "customer_id"),
  );
  await createTable(
    database,
    "uploads",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("slot", "file_name", "media_type"),
    wholes("is_filed", "created_at"),
  );
  await createIndex(database, "uploads", "customer_id", "slot");
  await createIndex(database, "uploads", "is_filed", "created_at");
  await createTable(
    database,
    "tickets",
    namedBy("ticket_hash"),
    belongsToNamed("customer_id", "customers"),
    texts("purpose", "subject"),
    wholes("expires_at"),
  );
  await createIndex(database, "tickets", "expires_at");
}
