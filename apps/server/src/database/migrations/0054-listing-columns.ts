import type { Kysely } from "kysely";
import { createTable, namedBy, texts } from "./columns.ts";

/** The columns of the listings, which a server writes where there are none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, "listing_columns", namedBy("name"), texts("data"));
}
