import type { Kysely } from "kysely";
import { dayOf } from "../../basics/day.ts";
import { bilingual, createTable, namedBy } from "./columns.ts";

interface Before {
  pages: {
    code: string;
    subject_zh: string;
    subject_en: string;
    summary_zh: string;
    summary_en: string;
    content_zh: string;
    content_en: string;
    created_at: number;
  };
}

/** The versions of the terms of use, and which one customers accepted: unknown of those who have registered before. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "terms_versions",
    namedBy("day"),
    bilingual("subject", "summary", "content"),
  );
  const page = await (database as Kysely<Before>)
    .selectFrom("pages")
    .selectAll()
    .where("code", "=", "termsofuse")
    .executeTakeFirst();
  if (page) {
    const { subject_zh, subject_en, summary_zh, summary_en, content_zh, content_en } = page;
    const texts = { subject_zh, subject_en, summary_zh, summary_en, content_zh, content_en };
    await (database as Kysely<Record<string, Record<string, string>>>)
      .insertInto("terms_versions")
      .values({ day: dayOf(Number(page.created_at)), ...texts })
      .execute();
  }
  await database.schema
    .alterTable("customers")
    .addColumn("terms_version", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
