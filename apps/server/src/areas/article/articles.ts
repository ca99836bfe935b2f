import type { Activity, Article } from "@reagent/api/contract/article";
import type { ArticleType } from "@reagent/domain/article";
import { dayOf } from "../../basics/day.ts";
import { idOf } from "../../basics/id.ts";
import { inLanguage } from "../../basics/language.ts";
import type { Language } from "../../basics/language.ts";
import type { Services } from "../../calls/call.ts";
import { contentOf, drawingsOf } from "../../content/content-rows.ts";
import { hiddenActivities, isTypeShown } from "../../content/shown.ts";
import type { Reader } from "../../database/database.ts";

/** How many items an article names. */
const MOST_ITEMS = 6;

/** An article of a type with its neighbours in the list; undefined where there is none that is shown. */
export async function readArticleInfo(
  { database, absentParts }: Pick<Services, "database" | "absentParts">,
  type: ArticleType,
  id: string,
  language: Language,
): Promise<Article | undefined> {
  if (!isTypeShown(type, absentParts)) return undefined;
  const reader = database.read;
  const hidden = type === "activity" ? await hiddenActivities(reader, absentParts) : [];
  const content = contentOf(reader, type, hidden);
  const row = await content.selectAll().where("id", "=", idOf(id)).executeTakeFirst();
  if (!row) {
    return undefined;
  }
  const [itemCodes, next, previous, drawings] = await Promise.all([
    type === "activity" ? [] : readItemCodes(reader, row.id),
    readNeighbour(content, row, "next", language),
    readNeighbour(content, row, "previous", language),
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
    alt: inLanguage(row, "alt", language),
    isActivityOn: type === "activity" ? true : null,
    next,
    previous,
    itemCodes,
  };
}

/** The items that an article is about, as those say, in the catalogue's order. */
async function readItemCodes(reader: Reader, articleId: number): Promise<string[]> {
  const rows = await reader
    .selectFrom("item_articles")
    .innerJoin("items", "items.id", "item_articles.item_id")
    .select("items.code")
    .where("article_id", "=", articleId)
    .orderBy("items.position")
    .orderBy("items.id")
    .limit(MOST_ITEMS)
    .execute();
  return rows.map(({ code }) => code);
}

/** An activity with its link; undefined where there is none. */
export async function readActivityInfo(
  services: Pick<Services, "database" | "absentParts">,
  id: string,
  language: Language,
): Promise<Activity | undefined> {
  const [article, activity] = await Promise.all([
    readArticleInfo(services, "activity", id, language),
    services.database.read
      .selectFrom("activities")
      .select("link")
      .where("id", "=", idOf(id))
      .executeTakeFirst(),
  ]);
  if (!article || !activity) return undefined;
  const { itemCodes: _, ...content } = article;
  return { ...content, link: activity.link };
}

/** The neighbour below (next) or above (previous) in the list. */
async function readNeighbour(
  content: ReturnType<typeof contentOf>,
  { id, shown_at }: { readonly id: number; readonly shown_at: number },
  which: "next" | "previous",
  language: Language,
): Promise<Article["next"]> {
  const [beyond, order] = which === "next" ? (["<", "desc"] as const) : ([">", "asc"] as const);
  const row = await content
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
