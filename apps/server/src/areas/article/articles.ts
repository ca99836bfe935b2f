import type { Activity, Article, ContentRow } from "@reagent/api/contract/article";
import type { ArticleType } from "@reagent/domain/article";
import { sql } from "kysely";
import { contains } from "../../database/contains.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader } from "../../database/database.ts";
import { dayOf } from "../../http/day.ts";
import { idOf } from "../../http/id.ts";
import { inLanguage } from "../../http/language.ts";
import type { Language } from "../../http/language.ts";

interface ListQuery {
  readonly type: ArticleType;
  readonly search: string;
  readonly keyword: string;
  readonly language: Language;
  readonly page: number;
  readonly size: number;
}

/** A page of the articles or activities of a type, newest first (storefront §7, article list). */
export async function readContentList(
  reader: Reader,
  { type, search, keyword, language, page, size }: ListQuery,
): Promise<{ rows: ContentRow[]; total: number }> {
  const subject = sql.ref(`subject_${language}`);
  const summary = sql.ref(`summary_${language}`);
  let matching = contentOf(reader, type);
  if (search.trim() !== "") {
    matching = matching.where(contains(subject, search));
  }
  if (keyword.trim() !== "") {
    matching = matching.where(
      sql<boolean>`(${contains(subject, keyword)} or ${contains(summary, keyword)})`,
    );
  }
  const total = await countRows(matching);
  const found = await matching
    .select(["id", "created_at", "shown_at", "picture"])
    .select(["subject_zh", "subject_en", "summary_zh", "summary_en"])
    .orderBy("shown_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const drawings = await drawingsOf(
    reader,
    found.map(({ picture }) => picture),
  );
  const rows = found.map((row) => ({
    id: String(row.id),
    subject: inLanguage(row, "subject", language),
    summary: inLanguage(row, "summary", language),
    createdOn: dayOf(row.created_at),
    shownOn: dayOf(row.shown_at),
    drawing: drawings.get(row.picture) ?? "",
  }));
  return { rows, total };
}

/** An article of a type with its neighbours in the list; undefined where there is none. */
export async function readArticleInfo(
  reader: Reader,
  type: ArticleType,
  id: string,
  language: Language,
): Promise<Article | undefined> {
  const row = await contentOf(reader, type)
    .selectAll()
    .where("id", "=", idOf(id))
    .executeTakeFirst();
  if (!row) {
    return undefined;
  }
  const [next, previous, drawings] = await Promise.all([
    readNeighbour(reader, type, row, "next", language),
    readNeighbour(reader, type, row, "previous", language),
    drawingsOf(reader, [row.picture]),
  ]);
  return {
    id: String(row.id),
    subject: inLanguage(row, "subject", language),
    summary: inLanguage(row, "summary", language),
    content: inLanguage(row, "content", language),
    createdOn: dayOf(row.created_at),
    shownOn: dayOf(row.shown_at),
    drawing: drawings.get(row.picture) ?? "",
    isActivityOn: type === "activity" ? true : null,
    next,
    previous,
  };
}

/** An activity with its link; undefined where there is none. */
export async function readActivityInfo(
  reader: Reader,
  id: string,
  language: Language,
): Promise<Activity | undefined> {
  const [article, activity] = await Promise.all([
    readArticleInfo(reader, "activity", id, language),
    reader.selectFrom("activities").select("link").where("id", "=", idOf(id)).executeTakeFirst(),
  ]);
  return article && activity && { ...article, link: activity.link };
}

/** The articles or the activities, which have tables of their own, with the same columns. */
function contentOf(reader: Reader, type: ArticleType) {
  return reader.selectFrom((from) =>
    (type === "activity"
      ? from
          .selectFrom("activities")
          .select(["id", "subject_zh", "subject_en", "content_zh", "content_en", "picture"])
          .select(["note_zh as summary_zh", "note_en as summary_en"])
          .select(["created_at", "created_at as shown_at"])
      : from
          .selectFrom("articles")
          .select(["id", "subject_zh", "subject_en", "content_zh", "content_en", "picture"])
          .select(["summary_zh", "summary_en", "created_at", "shown_at"])
          .where("kind", "=", type)
    ).as("content"),
  );
}

/** The neighbour below (next) or above (previous) in the list. */
async function readNeighbour(
  reader: Reader,
  type: ArticleType,
  { id, shown_at }: { readonly id: number; readonly shown_at: number },
  which: "next" | "previous",
  language: Language,
): Promise<Article["next"]> {
  const [beyond, order] = which === "next" ? (["<", "desc"] as const) : ([">", "asc"] as const);
  const row = await contentOf(reader, type)
    .select(["id", "subject_zh", "subject_en"])
    .where((is) =>
      is.or([
        is("shown_at", beyond, shown_at),
        is.and([is("shown_at", "=", shown_at), is("id", beyond, id)]),
      ]),
    )
    .orderBy("shown_at", order)
    .orderBy("id", order)
    .limit(1)
    .executeTakeFirst();
  return row ? { id: String(row.id), subject: inLanguage(row, "subject", language) } : null;
}

async function drawingsOf(
  reader: Reader,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = names.filter((name) => name !== "");
  if (wanted.length === 0) {
    return new Map();
  }
  const rows = await reader
    .selectFrom("pictures")
    .selectAll()
    .where("name", "in", wanted)
    .execute();
  return new Map(rows.map(({ name, markup }) => [name, markup]));
}
