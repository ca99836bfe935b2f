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

/** Tokens with which programs call the public API for a customer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "api_tokens",
    namedBy("token_hash"),
    belongsToNamed("customer_id", "customers"),
    texts("name", "scopes"),
    wholes("created_at", "expires_at"),
    optionalWholes("used_at"),
  );
  await createIndex(database, "api_tokens", "customer_id");
}
