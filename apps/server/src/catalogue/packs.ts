import type { BulkPack, Pack } from "@reagent/api/contract/product";
import { priceBarrier } from "@reagent/domain/purchase";
import { inLanguage } from "../basics/language.ts";
import type { PriceViewer, Viewer } from "../basics/viewer.ts";
import type { Reader } from "../database/database.ts";
import { priceTermsOf } from "./price-terms.ts";
import { offerOf, shownPrices, soldAs } from "./prices.ts";

/** The packs of an item: listed ones with the viewer's prices, and bulk sizes. */
export async function readPacks(
  reader: Reader,
  itemId: number,
  viewer: Viewer,
): Promise<{ packs: Pack[]; bulkPacks: BulkPack[] }> {
  const rows = await rowsOf(reader, [itemId], viewer);
  const [onRequest, listed] = [
    rows.filter((row) => row.is_bulk === 1),
    rows.filter((row) => row.is_bulk === 0),
  ];
  return {
    packs: listed.map((row) => packOf(row, viewer)),
    bulkPacks: onRequest.map((row) => ({ productCode: row.code, pack: row.pack, unit: row.unit })),
  };
}

/** The listed packs of some items with the viewer's prices, by the id of the item; an item without packs is left out. */
export async function readPacksOf(
  reader: Reader,
  itemIds: readonly number[],
  viewer: Viewer,
): Promise<Map<number, Pack[]>> {
  if (itemIds.length === 0) {
    return new Map();
  }
  const rows = await rowsOf(reader, itemIds, viewer);
  const listed = Map.groupBy(
    rows.filter((row) => row.is_bulk === 0),
    (row) => row.item_id,
  );
  return new Map([...listed].map(([id, own]) => [id, own.map((row) => packOf(row, viewer))]));
}

type PackRow = Awaited<ReturnType<typeof rowsOf>>[number];

function rowsOf(reader: Reader, itemIds: readonly number[], viewer: Viewer) {
  return packsFor(reader, viewer)
    .where("packs.item_id", "in", itemIds)
    .orderBy("packs.position")
    .orderBy("packs.id")
    .execute();
}

function packOf(row: PackRow, { customer, language }: Viewer): Pack {
  return {
    productId: String(row.id),
    productCode: row.code,
    category: row.has_triangle === 1 ? "triangle" : "ordinary",
    isRare: row.is_rare === 1,
    ...offerOf(row, language),
    ...(priceBarrier(soldAs(row))
      ? { listPrice: null, salesPrice: null, isPromoted: false }
      : shownPrices(row, { isCustomer: customer !== undefined })),
    isEnquiryOnly: row.is_enquiry_only === 1,
    pack: row.pack,
    unit: row.unit,
    specification:
      row.specification === "" ? inLanguage(row, "specification", language) : row.specification,
  };
}

/** Packs with their items, and what lowers their prices for a customer. */
export function packsFor(reader: Reader, viewer: PriceViewer) {
  return reader
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .selectAll("packs")
    .select([
      "items.code as item_code",
      "items.cas",
      "items.name_zh",
      "items.name_en",
      "items.specification_zh",
      "items.specification_en",
      "items.hazardous_number",
      "items.is_drug_precursor",
      "items.is_explosive_precursor",
      "items.safe_level",
    ])
    .select(priceTermsOf(viewer));
}
