import type { Activity, Article, ContentRow } from "@reagent/api/contract/article";
import type { ArticleType } from "@reagent/domain/article";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { dayOf } from "../../http/day.ts";
import { idOf } from "../../http/id.ts";
import { inLanguage } from "../../http/language.ts";
import type { Language } from "../../http/language.ts";

/** What is looked for beyond this length is cut off. */
const LONGEST_TEXT = 100;

interface ListQuery {
  readonly type: ArticleType;
  readonly search: string;
  readonly keyword: string;
  readonly language: Language;
  readonly page: number;
  readonly size: number;
}

/** A page of a type, newest first (storefront §7, article list). */
export async function readContentList(
  database: Database,
  { type, search, keyword, language, page, size }: ListQuery,
): Promise<{ rows: ContentRow[]; total: number }> {
  const subject = sql`lower(${sql.ref(`subject_${language}`)})`;
  const summary = sql`lower(${sql.ref(`summary_${language}`)})`;
  let matching = contentOf(database, type);
  if (search.trim() !== "") {
    matching = matching.where(sql<boolean>`${subject} ${containing(search)}`);
  }
  if (keyword.trim() !== "") {
    matching = matching.where(
      sql<boolean>`(${subject} ${containing(keyword)} or ${summary} ${containing(keyword)})`,
    );
  }
  const { total } = await matching
    .select((of) => of.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const found = await matching
    .select(["id", "created_at", "shown_at", "picture"])
    .select(["subject_zh", "subject_en", "summary_zh", "summary_en"])
    .orderBy("shown_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const drawings = await drawingsOf(
    database,
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

/** An article of a type, with those below and above it in its list. */
export async function readArticleInfo(
  database: Database,
  type: ArticleType,
  id: string,
  language: Language,
): Promise<Article | undefined> {
  const row = await contentOf(database, type)
    .selectAll()
    .where("id", "=", idOf(id))
    .executeTakeFirst();
  if (!row) {
    return undefined;
  }
  const [next, previous] = await Promise.all([
    readNeighbour(database, type, row, "next", language),
    readNeighbour(database, type, row, "previous", language),
  ]);
  return {
    id: String(row.id),
    subject: inLanguage(row, "subject", language),
    summary: inLanguage(row, "summary", language),
    content: inLanguage(row, "content", language),
    createdOn: dayOf(row.created_at),
    shownOn: dayOf(row.shown_at),
    isActivityOn: type === "activity" ? true : null,
    next,
    previous,
  };
}

/** An activity with its drawing and where it leads. */
export async function readActivityInfo(
  database: Database,
  id: string,
  language: Language,
): Promise<Activity | undefined> {
  const [article, activity] = await Promise.all([
    readArticleInfo(database, "activity", id, language),
    database.read
      .selectFrom("activities")
      .leftJoin("pictures", "pictures.name", "activities.picture")
      .select(["link", "markup"])
      .where("activities.id", "=", idOf(id))
      .executeTakeFirst(),
  ]);
  return article && activity
    ? { ...article, drawing: activity.markup ?? "", link: activity.link }
    : undefined;
}

/** What there is of a type, in one shape: activities are kept apart from articles. */
function contentOf(database: Database, type: ArticleType) {
  return database.read.selectFrom((from) =>
    (type === "activity"
      ? from
          .selectFrom("activities")
          .select(["id", "subject_zh", "subject_en", "content_zh", "content_en", "picture"])
          .select(["note_zh as summary_zh", "note_en as summary_en"])
          .select(["created_at", "created_at as shown_at"])
      : from
          .selectFrom("articles")
          .select(["id", "subject_zh", "subject_en", "content_zh", "content_en"])
          .select(sql<string>`''`.as("picture"))
          .select(["summary_zh", "summary_en", "created_at", "shown_at"])
          .where("kind", "=", type)
    ).as("content"),
  );
}

/** The nearest below (next) or above (previous) in the order of the list. */
async function readNeighbour(
  database: Database,
  type: ArticleType,
  { id, shown_at }: { readonly id: number; readonly shown_at: number },
  which: "next" | "previous",
  language: Language,
): Promise<Article["next"]> {
  const [beyond, order] = which === "next" ? (["<", "desc"] as const) : ([">", "asc"] as const);
  const row = await contentOf(database, type)
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
  database: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = names.filter((name) => name !== "");
  if (wanted.length === 0) {
    return new Map();
  }
  const rows = await database.read
    .selectFrom("pictures")
    .selectAll()
    .where("name", "in", wanted)
    .execute();
  return new Map(rows.map(({ name, markup }) => [name, markup]));
}

/** The condition that a column contains a text, whatever its case; what means something to LIKE stands for itself. */
function containing(text: string) {
  const plain = text
    .trim()
    .slice(0, LONGEST_TEXT)
    .toLowerCase()
    .replaceAll(/[\\%_]/gu, String.raw`\$&`);
  return sql`like ${`%${plain}%`} escape ${sql.lit("\\")}`;
}
