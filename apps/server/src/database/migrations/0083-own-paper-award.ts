import type { Kysely } from "kysely";
import { createTable, numberedBy, texts, wholes } from "./columns.ts";

/** The paper award of an owner. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, "paper_award", numberedBy("id"), texts("content"), wholes("is_demo"));
}
