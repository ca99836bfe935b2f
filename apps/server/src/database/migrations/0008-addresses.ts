import { type Kysely, sql } from "kysely";
import {
  belongsToNamed,
  createIndex,
  createTable,
  keyedBy,
  namedBy,
  texts,
  wholes,
} from "./columns.ts";

const place = texts(
  "receiver",
  "mobile",
  "phone_area",
  "phone_number",
  "phone_extension",
  "province",
  "city",
  "district",
  "street",
  "postcode",
);

export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "addresses",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    place,
    wholes("is_default", "created_at"),
  );
  await createIndex(database, "addresses", "customer_id", "created_at");
  await database.schema
    .createIndex("addresses_one_default")
    .on("addresses")
    .column("customer_id")
    .unique()
    .where(sql<boolean>`is_default = 1`)
    .execute();
  await createTable(
    database,
    "invoice_addresses",
    texts("id"),
    belongsToNamed("customer_id", "customers"),
    place,
    keyedBy("invoice_addresses", "customer_id"),
  );
}
