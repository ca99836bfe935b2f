import type { Item, ProductPage } from "@reagent/api/contract/product";
import { leadsToAbsent } from "@reagent/api/pages/parts";
import type { ShopPart } from "@reagent/domain/shop-part";
import { oncePerSubstance } from "@reagent/domain/substance";
import type { Language } from "../../basics/language.ts";
import { inLanguage } from "../../basics/language.ts";
import type { Viewer } from "../../basics/viewer.ts";
import type { Services } from "../../calls/call.ts";
import { pathTo, readCategories } from "../../catalogue/categories.ts";
import { favouritesAmong } from "../../catalogue/favourites.ts";
import { itemCodeOf } from "../../catalogue/find-item.ts";
import { itemFacts } from "../../catalogue/item-facts.ts";
import { readPacks } from "../../catalogue/packs.ts";
import { isTypeShown } from "../../content/shown.ts";
import type { Reader } from "../../database/database.ts";
import { readOtherForms } from "./other-forms.ts";

/** How many articles a product page lists; an article about many items does not crowd out the rest of the page. */
const MOST_ARTICLES = 10;

/** How many items are recommended where the shop names none: two slides of three (storefront §2, product detail). */
const USUAL_RECOMMENDATIONS = 6;

/** The page of a product, by its own code or that of one of its packs (storefront §3, product detail); undefined for an unknown code. */
export async function readProductPage(
  { database, items, absentParts }: Pick<Services, "database" | "items" | "absentParts">,
  code: string,
  viewer: Viewer,
): Promise<ProductPage | undefined> {
  const row =
    (await rowOf(database.read, code)) ??
    (await rowOf(database.read, await itemCodeOf(database.read, code)));
  if (!row) {
    return undefined;
  }
  const [packs, otherForms, crumbs, recommendations, articles, activity, favourites] =
    await Promise.all([
      readPacks(database.read, row.id, viewer),
      readOtherForms(database.read, row, viewer),
      readCrumbs(database.read, row.id, viewer.language),
      readRecommendations(database.read, row.id).then((ids) => items.read(ids, viewer)),
      readArticles(database.read, row.id, absentParts, viewer.language),
      readActivity(database.read, row.activity_id, absentParts, viewer.language),
      favouritesAmong(database.read, viewer.customer, [row.id]),
    ]);
  const isFavourite = favourites.has(row.id);
  const facts = itemFacts(row, viewer.language);
  return {
    item: {
      ...facts,
      picture: row.structure_svg === null ? "" : (row.picture ?? ""),
      crumbs,
      recommendations: oncePerSubstance(recommendations, facts),
      articles,
      activity,
      isFavourite,
    },
    ...packs,
    otherForms,
    isLoggedIn: viewer.customer !== undefined,
  };
}

const rowOf = async (reader: Reader, code: string | undefined) =>
  code === undefined
    ? undefined
    : reader
        .selectFrom("items")
        .leftJoin("structures", "structures.smiles", "items.smiles")
        .selectAll("items")
        .select(["structures.canonical", "structures.active_part"])
        .where("code", "=", code)
        .executeTakeFirst();

async function readCrumbs(reader: Reader, itemId: number, language: Language) {
  const category = await mainCategory(reader, itemId);
  return category === undefined ? [] : pathTo(await readCategories(reader), category, language);
}

/** The items that the shop recommends beside an item (decisions, recommendations). */
async function readRecommendations(reader: Reader, itemId: number): Promise<number[]> {
  const rows = await reader
    .selectFrom("item_relations")
    .select("related_item_id as id")
    .where("item_id", "=", itemId)
    .orderBy("position")
    .execute();
  if (rows.length > 0) return rows.map((row) => row.id);
  const category = await mainCategory(reader, itemId);
  return category === undefined ? [] : neighboursIn(reader, category, itemId);
}

/** Items of a category, beginning after one of them, and again with its first. */
async function neighboursIn(reader: Reader, category: number, itemId: number): Promise<number[]> {
  const read = (isAfter: boolean, limit: number) =>
    reader
      .selectFrom("item_categories")
      .select("item_id as id")
      .where("category_id", "=", category)
      .where("item_id", isAfter ? ">" : "<", itemId)
      .orderBy("item_id")
      .limit(limit)
      .execute();
  const after = await read(true, USUAL_RECOMMENDATIONS);
  const left = USUAL_RECOMMENDATIONS - after.length;
  const before = left > 0 ? await read(false, left) : [];
  return [...after, ...before].map(({ id }) => id);
}

async function mainCategory(reader: Reader, itemId: number): Promise<number | undefined> {
  const main = await reader
    .selectFrom("item_categories")
    .select("category_id")
    .where("item_id", "=", itemId)
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
  return main?.category_id;
}

async function readArticles(
  reader: Reader,
  itemId: number,
  absentParts: readonly ShopPart[],
  language: Language,
) {
  const rows = await reader
    .selectFrom("item_articles")
    .innerJoin("articles", "articles.id", "item_articles.article_id")
    .select(["articles.id", "articles.kind", "subject_zh", "subject_en"])
    .where("item_id", "=", itemId)
    .$if(!isTypeShown("party", absentParts), (all) => all.where("articles.kind", "!=", "party"))
    .orderBy("item_articles.position")
    .orderBy("articles.shown_at", "desc")
    .orderBy("articles.id", "desc")
    .limit(MOST_ARTICLES)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    type: row.kind,
    subject: inLanguage(row, "subject", language),
  }));
}

async function readActivity(
  reader: Reader,
  id: number | null,
  absentParts: readonly ShopPart[],
  language: Language,
): Promise<Item["activity"]> {
  if (id === null) {
    return null;
  }
  const row = await reader
    .selectFrom("activities")
    .leftJoin("pictures", "pictures.name", "activities.small_picture")
    .select(["activities.id", "link", "subject_zh", "subject_en", "pictures.markup"])
    .where("activities.id", "=", id)
    .executeTakeFirst();
  return row && !leadsToAbsent(row.link, absentParts)
    ? {
        id: String(row.id),
        subject: inLanguage(row, "subject", language),
        drawing: row.markup ?? "",
      }
    : null;
}
