import { type Kysely, sql } from "kysely";
import { createIndex, createTable, keyedBy, optionalTexts, texts, wholes } from "./columns.ts";

/** Prices that are offered in answer to an enquiry, and the lines of carts that have them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "quotes",
    texts("enquiry_id", "product_code", "last_day"),
    wholes("price", "quantity", "created_at"),
    optionalTexts("order_id"),
    keyedBy("quotes", "enquiry_id"),
  );
  await createIndex(database, "quotes", "order_id");
  await database.schema.alterTable("cart_lines").addColumn("quote_id", "text").execute();
  await createIndex(database, "cart_lines", "quote_id");
  await database.schema
    .createIndex("enquiries_by_mailbox")
    .on("enquiries")
    .expression(sql`lower(email)`)
    .execute();
}
