import type { HomeInfo } from "@reagent/api/contract/home";
import { leadsToAbsent } from "@reagent/api/pages/parts";
import { HOME_PRODUCT_LINES } from "@reagent/domain/page-size";
import type { ShopPart } from "@reagent/domain/shop-part";
import { dayOf } from "../../basics/day.ts";
import type { Language } from "../../basics/language.ts";
import { inLanguage } from "../../basics/language.ts";
import type { Services } from "../../calls/call.ts";
import { readProductLines } from "../../catalogue/product-lines.ts";
import { hiddenActivities, isTypeShown } from "../../content/shown.ts";
import type { Reader } from "../../database/database.ts";
import type { ArticleKind } from "../../database/schema-catalogue.ts";

const ARTICLES = 6;
const ACTIVITIES = 6;

/**
 * The contents of the home page, the same for every viewer (storefront §2, home; §3, home info). What leads to a part that the shop does
 * without is left out.
 */
export async function readHomeInfo(
  { database: { read: reader }, absentParts }: Pick<Services, "database" | "absentParts">,
  language: Language,
): Promise<HomeInfo> {
  const [banners, activities, top, news, articles, chemlife, noticeBoard, productLines] =
    await Promise.all([
      readBanners(reader, absentParts, language),
      readActivities(reader, absentParts, language),
      readTop(reader, absentParts, language),
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

async function readBanners(
  reader: Reader,
  absentParts: readonly ShopPart[],
  language: Language,
): Promise<HomeInfo["banners"]> {
  const rows = await reader
    .selectFrom("banners")
    .leftJoin("pictures", "pictures.name", "banners.picture")
    .selectAll("banners")
    .select("pictures.markup")
    .orderBy("position")
    .execute();
  const shown = rows.filter(({ link }) => !leadsToAbsent(link, absentParts));
  return shown.map((row) => ({
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
  absentParts: readonly ShopPart[],
  language: Language,
): Promise<HomeInfo["activities"]["rows"]> {
  const hidden = await hiddenActivities(reader, absentParts);
  const rows = await reader
    .selectFrom("activities")
    .leftJoin("pictures", "pictures.name", "activities.picture")
    .select(["activities.id", "subject_zh", "subject_en", "note_zh", "note_en", "link"])
    .select("pictures.markup")
    .$if(hidden.length > 0, (all) => all.where("activities.id", "not in", hidden))
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

/** The newest articles of a kind. */
async function readArticles(
  reader: Reader,
  language: Language,
  kind: ArticleKind,
): Promise<HomeInfo["top"]["rows"]> {
  const rows = await newestArticles(reader).where("kind", "=", kind).execute();
  return rows.map((row) => articleRow(row, language));
}

/** The newest articles that are at the top. */
async function readTop(
  reader: Reader,
  absentParts: readonly ShopPart[],
  language: Language,
): Promise<HomeInfo["top"]["rows"]> {
  const rows = await newestArticles(reader)
    .where("is_top", "=", 1)
    .$if(!isTypeShown("party", absentParts), (all) => all.where("kind", "!=", "party"))
    .execute();
  return rows.map((row) => articleRow(row, language));
}

const newestArticles = (reader: Reader) =>
  reader
    .selectFrom("articles")
    .select(["id", "kind", "subject_zh", "subject_en", "shown_at"])
    .orderBy("shown_at", "desc")
    .orderBy("id", "desc")
    .limit(ARTICLES);

function articleRow(
  row: Awaited<ReturnType<ReturnType<typeof newestArticles>["execute"]>>[number],
  language: Language,
): HomeInfo["top"]["rows"][number] {
  return {
    id: String(row.id),
    type: row.kind,
    subject: inLanguage(row, "subject", language),
    day: dayOf(row.shown_at),
  };
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
