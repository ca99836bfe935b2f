import type { InstrumentSku } from "@reagent/api/contract/product";
import type { Database } from "../../database/database.ts";
import type { Viewer } from "../../http/call.ts";
import { inLanguage } from "../../http/language.ts";
import { promotionMarkOf, shownPrices } from "./prices.ts";

/** Instruments by SKU as cards show them, in the order of the ids; ids that are unknown are left out. */
export async function readInstrumentSkus(
  database: Database,
  ids: readonly number[],
  { customer, language }: Viewer,
): Promise<InstrumentSku[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await skuRows(database, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) {
      return [];
    }
    const sku: InstrumentSku = {
      skuId: String(row.id),
      skuCode: row.code,
      spuCode: row.spu_code,
      chineseName: row.name_zh,
      englishName: row.name_en,
      drawing: row.markup ?? "",
      attributes: JSON.parse(inLanguage(row, "attributes", language)) as Record<string, string>,
      ...shownPrices(row, { isCustomer: customer !== undefined, discountPermille: null }),
      isPromoted: row.promotion !== null,
      promotionMark: promotionMarkOf(row.promotion),
      isFutures: row.has_futures_discount === 1,
      deliveryDescription: inLanguage(row, "delivery", language),
      expectedDelivery: inLanguage(row, "expected_delivery", language),
      stock: row.stock,
    };
    return [sku];
  });
}

async function skuRows(database: Database, ids: readonly number[]) {
  return database.read
    .selectFrom("instrument_skus")
    .innerJoin("instruments", "instruments.id", "instrument_skus.instrument_id")
    .leftJoin("pictures", (join) =>
      join.on((of) =>
        of("pictures.name", "=", of.fn.coalesce("instrument_skus.picture", "instruments.picture")),
      ),
    )
    .selectAll("instrument_skus")
    .select(["instruments.code as spu_code", "name_zh", "name_en", "pictures.markup"])
    .where("instrument_skus.id", "in", ids)
    .execute();
}
