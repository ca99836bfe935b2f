import type { Kysely } from "kysely";
import {
  createIndex,
  createTable,
  namedBy,
  optionalTexts,
  optionalWholes,
  texts,
  wholes,
} from "./columns.ts";

/** Baskets that guests and customers send to others by a link. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "sent_baskets",
    namedBy("token_hash"),
    optionalTexts("customer_id"),
    texts("end_key_hash", "note", "products"),
    wholes("created_at", "expires_at"),
    optionalWholes("ended_at"),
  );
  await createIndex(database, "sent_baskets", "customer_id");
  await createIndex(database, "sent_baskets", "expires_at");
}
