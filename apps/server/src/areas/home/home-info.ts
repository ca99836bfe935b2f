import type { HomeInfo } from "@reagent/api/contract/home";
import { HOME_PRODUCT_LINES } from "@reagent/domain/page-size";
import { dayOf } from "../../basics/day.ts";
import type { Language } from "../../basics/language.ts";
import { inLanguage } from "../../basics/language.ts";
import { readProductLines } from "../../catalogue/product-lines.ts";
import type { Reader } from "../../database/database.ts";
import type { ArticleKind } from "../../database/schema-catalogue.ts";

const ARTICLES = 6;
const ACTIVITIES = 6;

/** The contents of the home page, the same for every viewer (storefront §2, home; §3, home info). */
export async function readHomeInfo(reader: Reader, language: Language): Promise<HomeInfo> {
  const [banners, activities, top, news, articles, chemlife, noticeBoard, productLines] =
    await Promise.all([
      readBanners(reader, language),
      readActivities(reader, language),
      readArticles(reader, language, undefined),
      readArticles(reader, language, "news"),
      readArticles(reader, language, "article"),
      readArticles(reader, language, "chemlife"),
      readNotice(reader, language),
      readProductLines(reader, language, HOME_PRODUCT_LINES),
    ]);
  return {
    banners,
    activities: { rows: activities },
    top: { rows: top },
    news: { rows: news },
    articles: { rows: articles },
    chemlife: { rows: chemlife },
    noticeBoard,
    productLines: { rows: productLines },
  };
}

async function readBanners(reader: Reader, language: Language): Promise<HomeInfo["banners"]> {
  const rows = await reader
    .selectFrom("banners")
    .leftJoin("pictures", "pictures.name", "banners.picture")
    .selectAll("banners")
    .select("pictures.markup")
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    link: row.link,
    subject: inLanguage(row, "subject", language),
    note: inLanguage(row, "note", language),
    action: inLanguage(row, "action", language),
    drawing: row.markup ?? "",
    alt: inLanguage(row, "alt", language),
  }));
}

async function readActivities(
  reader: Reader,
  language: Language,
): Promise<HomeInfo["activities"]["rows"]> {
  const rows = await reader
    .selectFrom("activities")
    .leftJoin("pictures", "pictures.name", "activities.picture")
    .select(["activities.id", "subject_zh", "subject_en", "note_zh", "note_en", "link"])
    .select("pictures.markup")
    .orderBy("activities.created_at", "desc")
    .orderBy("activities.id")
    .limit(ACTIVITIES)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    link: row.link,
    subject: inLanguage(row, "subject", language),
    note: inLanguage(row, "note", language),
    drawing: row.markup ?? "",
  }));
}

/** The newest articles of a kind; without a kind the top ones. */
async function readArticles(
  reader: Reader,
  language: Language,
  kind: ArticleKind | undefined,
): Promise<HomeInfo["top"]["rows"]> {
  const all = reader
    .selectFrom("articles")
    .select(["id", "kind", "subject_zh", "subject_en", "shown_at"])
    .orderBy("shown_at", "desc")
    .orderBy("id", "desc")
    .limit(ARTICLES);
  const rows = await (kind ? all.where("kind", "=", kind) : all.where("is_top", "=", 1)).execute();
  return rows.map((row) => ({
    id: String(row.id),
    type: row.kind,
    subject: inLanguage(row, "subject", language),
    day: dayOf(row.shown_at),
  }));
}

async function readNotice(reader: Reader, language: Language): Promise<HomeInfo["noticeBoard"]> {
  const row = await reader
    .selectFrom("notices")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
  return {
    subject: row ? inLanguage(row, "subject", language) : "",
    content: row ? inLanguage(row, "content", language) : "",
  };
}
