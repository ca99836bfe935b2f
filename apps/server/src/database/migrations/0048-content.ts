import type { Kysely } from "kysely";
import {
  bilingual,
  createIndex,
  createTable,
  namedBy,
  numberedBy,
  optionalTexts,
  wholes,
} from "./columns.ts";

/** Pages, jobs, pictures of articles, and which content is the demo's: all that is there before, since only the demo had any. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "pages",
    namedBy("code"),
    bilingual("subject", "summary", "content"),
    wholes("is_demo", "created_at"),
  );
  await createTable(
    database,
    "jobs",
    numberedBy("id"),
    bilingual("subject", "summary", "place", "team", "content"),
    optionalTexts("until"),
    wholes("is_demo", "created_at"),
  );
  await createIndex(database, "jobs", "created_at");
  await database.schema
    .alterTable("articles")
    .addColumn("picture", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  for (const table of ["articles", "activities"]) {
    await database.schema
      .alterTable(table)
      .addColumn("is_demo", "bigint", (column) => column.notNull().defaultTo(1))
      .execute();
  }
}
