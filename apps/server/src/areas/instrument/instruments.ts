import type { Instrument, InstrumentList } from "@reagent/api/contract/instrument";
import { inLanguage } from "../../basics/language.ts";
import type { Viewer } from "../../basics/viewer.ts";
import { readInstrumentSkus, readVariants } from "../../catalogue/skus.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader } from "../../database/database.ts";

/** A page of the instruments and consumables in the catalogue's order, each by its first SKU; those without a SKU are left out. */
export async function readInstrumentList(
  reader: Reader,
  { page, size }: { readonly page: number; readonly size: number },
  viewer: Viewer,
): Promise<InstrumentList> {
  const onSale = reader
    .selectFrom("instruments")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("instrument_skus")
          .select("instrument_skus.id")
          .whereRef("instrument_skus.instrument_id", "=", "instruments.id"),
      ),
    );
  const [total, rows] = await Promise.all([
    countRows(onSale),
    onSale
      .select(({ selectFrom }) =>
        selectFrom("instrument_skus")
          .select("instrument_skus.id")
          .whereRef("instrument_skus.instrument_id", "=", "instruments.id")
          .orderBy("instrument_skus.position")
          .orderBy("instrument_skus.id")
          .limit(1)
          .as("first"),
      )
      .orderBy("instruments.position")
      .orderBy("instruments.id")
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ]);
  const firsts = rows.flatMap(({ first }) => first ?? []);
  return { items: await readInstrumentSkus(reader, firsts, viewer), total };
}

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
    summary: inLanguage(row, "summary", language),
    drawing: row.markup ?? "",
    description: inLanguage(row, "description", language),
    returnTerms: inLanguage(row, "return_terms", language),
    attributes: JSON.parse(inLanguage(row, "attributes", language)) as Instrument["attributes"],
    skus: await readVariants(reader, row.id, viewer),
    isLoggedIn: customer !== undefined,
  };
}
