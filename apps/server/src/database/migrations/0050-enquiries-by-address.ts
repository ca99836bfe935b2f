import type { Kysely } from "kysely";
import { createIndex } from "./columns.ts";

/** An enquiry that is sent twice is found by its address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createIndex(database, "enquiries", "email", "created_at");
}
