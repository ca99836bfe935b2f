import { type Kysely, sql } from "kysely";
import {
  belongsToNamed,
  bilingual,
  createIndex,
  createTable,
  namedBy,
  numberedBy,
  optionalTexts,
  optionalWholes,
  texts,
  wholes,
} from "./columns.ts";

/** Applications for the paper award, and its winners. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "paper_applications",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("title", "journal", "content"),
    optionalTexts("article_key"),
    wholes("applied_at"),
    texts("language", "state", "refusal"),
    optionalWholes("decided_at"),
  );
  await createIndex(database, "paper_applications", "customer_id", "applied_at");
  await createIndex(database, "paper_applications", "state", "applied_at");
  await sql`create unique index paper_applications_by_article on paper_applications (article_key)`.execute(
    database,
  );
  await createTable(
    database,
    "paper_winners",
    numberedBy("id"),
    wholes("year", "month", "is_demo"),
    texts("award", "impact_factor"),
    bilingual("name", "company", "title"),
  );
}
