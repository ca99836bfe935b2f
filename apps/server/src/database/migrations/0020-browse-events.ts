import type { Kysely } from "kysely";
import { createIndex } from "./columns.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  await createIndex(database, "browse_events", "created_at");
}
