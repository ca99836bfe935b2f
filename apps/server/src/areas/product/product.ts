import type { Item, ProductPage } from "@reagent/api/contract/product";
import type { Selectable } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { Services, Viewer } from "../../http/call.ts";
import type { Language } from "../../http/language.ts";
import { inLanguage } from "../../http/language.ts";
import { favouritesAmong } from "../favourite/favourites.ts";
import { pathTo, readCategories } from "../home/categories.ts";
import { documentUrl } from "./document-links.ts";
import { aliasText } from "./item-rows.ts";
import { readPacks } from "./packs.ts";
import { safetyLevelOf } from "./safety-level.ts";

type Row = Selectable<Schema["items"]>;

/** Everything on the page of a product (storefront §3); undefined for an unknown code. */
export async function readProductPage(
  { database, items }: Pick<Services, "database" | "items">,
  code: string,
  viewer: Viewer,
): Promise<ProductPage | undefined> {
  const row = await database.read
    .selectFrom("items")
    .selectAll()
    .where("code", "=", code)
    .executeTakeFirst();
  if (!row) {
    return undefined;
  }
  const [packs, crumbs, recommendations, articles, activity, favourites] = await Promise.all([
    readPacks(database, row.id, viewer),
    readCrumbs(database, row.id, viewer.language),
    readRecommendations(database, row.id).then((ids) => items.read(ids, viewer)),
    readArticles(database, row.id, viewer.language),
    readActivity(database, row.activity_id, viewer.language),
    favouritesAmong(database, viewer.customer, [row.id]),
  ]);
  const isFavourite = favourites.has(row.id);
  return {
    item: {
      ...identityOf(row, viewer.language),
      ...propertiesOf(row, viewer.language),
      ...safetyOf(row),
      ...documentsOf(row, viewer.language),
      crumbs,
      recommendations,
      articles,
      activity,
      isFavourite,
    },
    ...packs,
    isLoggedIn: viewer.customer !== undefined,
  };
}

type Part<Name extends keyof Item> = Pick<Item, Name>;

function identityOf(
  row: Row,
  language: Language,
): Part<
  | "itemId"
  | "itemCode"
  | "chineseName"
  | "englishName"
  | "chineseAlias"
  | "englishAlias"
  | "specification"
  | "casNumber"
  | "formula"
  | "molecularWeight"
  | "einecsNumber"
  | "mdlNumber"
  | "smiles"
  | "drawing"
  | "category"
> {
  return {
    itemId: String(row.id),
    itemCode: row.code,
    chineseName: row.name_zh,
    englishName: row.name_en,
    chineseAlias: aliasText(row.aliases_zh),
    englishAlias: aliasText(row.aliases_en),
    specification: inLanguage(row, "specification", language),
    casNumber: row.cas ?? "",
    formula: row.formula ?? "",
    molecularWeight: row.molecular_weight ?? "",
    einecsNumber: row.einecs ?? "",
    mdlNumber: row.mdl ?? "",
    smiles: row.smiles ?? "",
    drawing: { markup: row.structure_svg ?? "" },
    category: row.kind,
  };
}

function propertiesOf(
  row: Row,
  language: Language,
): Part<
  | "properties"
  | "meltingPoint"
  | "boilingPoint"
  | "density"
  | "storage"
  | "application"
  | "refractiveIndex"
  | "opticalRotation"
  | "flashPoint"
  | "explosionLimits"
  | "appearance"
  | "particleSize"
  | "surfaceArea"
  | "description"
> {
  return {
    properties: inLanguage(row, "properties", language) ?? "",
    meltingPoint: row.melting_point ?? "",
    boilingPoint: row.boiling_point ?? "",
    density: row.density ?? "",
    storage: inLanguage(row, "storage", language) ?? "",
    application: inLanguage(row, "application", language) ?? "",
    refractiveIndex: row.refractive_index ?? "",
    opticalRotation: row.optical_rotation ?? "",
    flashPoint: row.flash_point ?? "",
    explosionLimits: row.explosion_limits ?? "",
    appearance: inLanguage(row, "appearance", language) ?? "",
    particleSize: row.particle_size ?? "",
    surfaceArea: row.surface_area ?? "",
    description: inLanguage(row, "description", language) ?? "",
  };
}

function safetyOf(
  row: Row,
): Part<
  | "hazardNumber"
  | "isBiological"
  | "isPrecursor"
  | "isRare"
  | "safetyLevel"
  | "pictograms"
  | "hazardStatements"
  | "signalWord"
  | "unNumber"
> {
  return {
    hazardNumber: row.hazardous_number ?? "",
    isBiological: row.is_bio === 1,
    isPrecursor: row.is_precursor === 1,
    isRare: row.is_rare === 1,
    safetyLevel: safetyLevelOf(row.safe_level),
    pictograms: JSON.parse(row.ghs_pictograms) as string[],
    hazardStatements: JSON.parse(row.hazard_codes) as string[],
    signalWord: row.signal ?? "none",
    unNumber: row.un_number ?? "",
  };
}

/** The documents of an item; the data sheet goes by the item's id, 0 where there is none. */
function documentsOf(
  row: Row,
  language: Language,
): Part<"msdsId" | "hasFineChemicalsMsds" | "spectrumUrl" | "instructionUrl" | "hasNmr"> {
  const url = (kind: "spectrum" | "instruction") =>
    documentUrl({ kind, subject: row.code, language });
  return {
    msdsId: row.has_msds === 1 ? String(row.id) : "0",
    hasFineChemicalsMsds: row.has_brand_msds === 1,
    spectrumUrl: row.has_spectrum === 1 ? url("spectrum") : "",
    instructionUrl: row.has_instruction === 1 ? url("instruction") : "",
    hasNmr: row.has_nmr === 1,
  };
}

async function readCrumbs(database: Database, itemId: number, language: Language) {
  const main = await database.read
    .selectFrom("item_categories")
    .select("category_id")
    .where("item_id", "=", itemId)
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
  return main ? pathTo(await readCategories(database), main.category_id, language) : [];
}

async function readRecommendations(database: Database, itemId: number): Promise<number[]> {
  const rows = await database.read
    .selectFrom("item_relations")
    .select("related_item_id as id")
    .where("item_id", "=", itemId)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.id);
}

async function readArticles(database: Database, itemId: number, language: Language) {
  const rows = await database.read
    .selectFrom("item_articles")
    .innerJoin("articles", "articles.id", "item_articles.article_id")
    .select(["articles.id", "articles.kind", "subject_zh", "subject_en"])
    .where("item_id", "=", itemId)
    .orderBy("item_articles.position")
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    type: row.kind,
    subject: inLanguage(row, "subject", language),
  }));
}

async function readActivity(
  database: Database,
  id: number | null,
  language: Language,
): Promise<Item["activity"]> {
  if (id === null) {
    return null;
  }
  const row = await database.read
    .selectFrom("activities")
    .leftJoin("pictures", "pictures.name", "activities.small_picture")
    .select(["activities.id", "subject_zh", "subject_en", "pictures.markup"])
    .where("activities.id", "=", id)
    .executeTakeFirst();
  return row
    ? {
        id: String(row.id),
        subject: inLanguage(row, "subject", language),
        drawing: row.markup ?? "",
      }
    : null;
}
