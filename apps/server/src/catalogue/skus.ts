import type { InstrumentSku, InstrumentVariant } from "@reagent/api/contract/instrument";
import { inLanguage } from "../basics/language.ts";
import type { Viewer } from "../basics/viewer.ts";
import type { Reader } from "../database/database.ts";
import { NO_TERMS } from "./price-terms.ts";
import { offerOf, shownPrices } from "./prices.ts";

/** Instruments by SKU as cards show them, in the order of the ids; unknown ids are left out. */
export async function readInstrumentSkus(
  reader: Reader,
  ids: readonly number[],
  viewer: Viewer,
): Promise<InstrumentSku[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await skusOf(reader).where("instrument_skus.id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row
      ? [
          {
            spuCode: row.item_code,
            chineseName: row.name_zh,
            englishName: row.name_en,
            ...variantOf(row, viewer),
          },
        ]
      : [];
  });
}

/** All SKUs of an instrument, in the catalogue's order. */
export async function readVariants(
  reader: Reader,
  instrumentId: number,
  viewer: Viewer,
): Promise<InstrumentVariant[]> {
  const rows = await skusOf(reader)
    .where("instrument_skus.instrument_id", "=", instrumentId)
    .orderBy("instrument_skus.position")
    .orderBy("instrument_skus.id")
    .execute();
  return rows.map((row) => variantOf(row, viewer));
}

export type SkuRow = Awaited<ReturnType<ReturnType<typeof skusOf>["execute"]>>[number];

function variantOf(row: SkuRow, { customer, language }: Viewer): InstrumentVariant {
  return {
    skuId: String(row.id),
    skuCode: row.code,
    drawing: row.markup ?? "",
    attributes: attributesIn(inLanguage(row, "attributes", language)),
    ...shownPrices({ ...row, ...NO_TERMS }, { isCustomer: customer !== undefined }),
    ...offerOf(row, language),
  };
}

/** SKUs with their instruments and drawings. */
export function skusOf(reader: Reader) {
  return reader
    .selectFrom("instrument_skus")
    .innerJoin("instruments", "instruments.id", "instrument_skus.instrument_id")
    .leftJoin("pictures", (join) =>
      join.on((of) =>
        of("pictures.name", "=", of.fn.coalesce("instrument_skus.picture", "instruments.picture")),
      ),
    )
    .selectAll("instrument_skus")
    .select(["instruments.code as item_code", "name_zh", "name_en", "pictures.markup"]);
}

/** The attributes of a SKU, stored as a JSON object or as "" for none. */
export function attributesIn(stored: string): Record<string, string> {
  return stored === "" ? {} : (JSON.parse(stored) as Record<string, string>);
}
