import type { Kysely } from "kysely";
import { bilingual, createTable, numberedBy, texts } from "./columns.ts";

/** Branches and offices of the shop. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "branches",
    numberedBy("id"),
    bilingual("title", "address"),
    texts("phone", "email", "longitude", "latitude"),
  );
}
