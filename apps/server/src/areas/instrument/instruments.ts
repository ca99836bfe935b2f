import type { Instrument } from "@reagent/api/contract/instrument";
import { listedUnder } from "@reagent/domain/instrument-listing";
import { inLanguage } from "../../basics/language.ts";
import type { Viewer } from "../../basics/viewer.ts";
import { readVariants } from "../../catalogue/skus.ts";
import type { Reader } from "../../database/database.ts";

/** The page of an instrument or consumable; undefined for an unknown code. */
export async function readInstrumentPage(
  reader: Reader,
  spuCode: string,
  viewer: Viewer,
): Promise<Instrument | undefined> {
  const row = await reader
    .selectFrom("instruments")
    .leftJoin("pictures", "pictures.name", "instruments.picture")
    .selectAll("instruments")
    .select("pictures.markup")
    .where("instruments.code", "=", spuCode)
    .executeTakeFirst();
  if (!row) {
    return undefined;
  }
  const { language, customer } = viewer;
  return {
    spuCode: row.code,
    chineseName: row.name_zh,
    englishName: row.name_en,
    category: listedUnder({ zh: row.category_zh, en: row.category_en }, language),
    brand: listedUnder({ zh: row.brand_zh, en: row.brand_en }, language),
    summary: inLanguage(row, "summary", language),
    drawing: row.markup ?? "",
    description: inLanguage(row, "description", language),
    returnTerms: inLanguage(row, "return_terms", language),
    attributes: JSON.parse(inLanguage(row, "attributes", language)) as Instrument["attributes"],
    skus: await readVariants(reader, row.id, viewer),
    isLoggedIn: customer !== undefined,
  };
}
