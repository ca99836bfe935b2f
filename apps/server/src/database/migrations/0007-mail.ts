import type { Kysely } from "kysely";
import {
  belongsToNamed,
  createIndex,
  createTable,
  namedBy,
  optionalWholes,
  texts,
  wholes,
} from "./columns.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "outgoing_mails",
    namedBy("id"),
    texts("kind", "recipient", "language"),
    wholes("attempts", "created_at", "next_at"),
  );
  await createIndex(database, "outgoing_mails", "next_at");
  await createTable(
    database,
    "one_time_codes",
    namedBy("code_hash"),
    belongsToNamed("customer_id", "customers"),
    texts("purpose"),
    wholes("created_at", "expires_at"),
    optionalWholes("used_at"),
  );
  await createIndex(database, "one_time_codes", "customer_id");
  await createIndex(database, "one_time_codes", "expires_at");
}
