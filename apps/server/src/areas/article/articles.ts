import type { Activity, Article } from "@reagent/api/contract/article";
import type { ArticleType } from "@reagent/domain/article";
import { dayOf } from "../../basics/day.ts";
import { idOf } from "../../basics/id.ts";
import { inLanguage } from "../../basics/language.ts";
import type { Language } from "../../basics/language.ts";
import { contentOf, drawingsOf } from "../../content/content-rows.ts";
import type { Reader } from "../../database/database.ts";

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
