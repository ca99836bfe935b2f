import type { BulkPack, Pack } from "@reagent/api/contract/product";
import { priceBarrier } from "@reagent/domain/purchase";
import type { Reader } from "../../database/database.ts";
import { inLanguage } from "../../http/language.ts";
import type { Viewer } from "../../http/viewer.ts";
import { offerOf, shownPrices, soldAs } from "./prices.ts";

/** The packs of an item: listed ones with the viewer's prices, and bulk sizes. */
export async function readPacks(
  reader: Reader,
  itemId: number,
  { customer, language }: Viewer,
): Promise<{ packs: Pack[]; bulkPacks: BulkPack[] }> {
  const rows = await packsFor(reader, customer?.group ?? "")
    .where("packs.item_id", "=", itemId)
    .orderBy("packs.position")
    .orderBy("packs.id")
    .execute();
  const grade = rows[0] ? inLanguage(rows[0], "specification", language) : "";
  const [onRequest, listed] = [
    rows.filter((row) => row.is_bulk === 1),
    rows.filter((row) => row.is_bulk === 0),
  ];
  return {
    packs: listed.map((row) => ({
      productId: String(row.id),
      productCode: row.code,
      category: row.has_triangle === 1 ? "triangle" : "ordinary",
      isRare: row.is_rare === 1,
      ...(priceBarrier(soldAs(row))
        ? { listPrice: null, salesPrice: null }
        : shownPrices(row, { isCustomer: customer !== undefined, discountPermille: row.permille })),
      ...offerOf(row, language),
      isEnquiryOnly: row.is_enquiry_only === 1,
      pack: row.pack,
      unit: row.unit,
      specification: row.specification === "" ? grade : row.specification,
    })),
    bulkPacks: onRequest.map((row) => ({ productCode: row.code, pack: row.pack, unit: row.unit })),
  };
}

/** Packs with their items and the discount of a customer group, in permille of the price. */
export function packsFor(reader: Reader, group: string) {
  return reader
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .leftJoin("discounts", (join) =>
      join
        .onRef("discounts.item_id", "=", "packs.item_id")
        .on("discounts.customer_group", "=", group),
    )
    .selectAll("packs")
    .select([
      "items.code as item_code",
      "items.cas",
      "items.name_zh",
      "items.name_en",
      "items.specification_zh",
      "items.specification_en",
      "items.hazardous_number",
      "items.is_precursor",
      "items.safe_level",
      "discounts.permille",
    ]);
}
