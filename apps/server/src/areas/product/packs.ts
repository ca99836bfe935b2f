import type { BulkPack, Pack } from "@reagent/api/contract/product";
import { priceBarrier } from "@reagent/domain/purchase";
import type { Reader } from "../../database/database.ts";
import type { Viewer } from "../../http/call.ts";
import { inLanguage } from "../../http/language.ts";
import { promotionMarkOf, shownPrices, soldAs } from "./prices.ts";

/** The packs of an item: those on the list with the viewer's prices, and the bulk sizes. */
export async function readPacks(
  reader: Reader,
  itemId: number,
  { customer, language }: Viewer,
): Promise<{ packs: Pack[]; bulkPacks: BulkPack[] }> {
  const rows = await packRows(reader, itemId, customer?.group ?? "");
  const grade = rows[0] ? inLanguage(rows[0], "grade", language) : "";
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
      isPromoted: row.promotion !== null,
      promotionMark: promotionMarkOf(row.promotion),
      isFutures: row.has_futures_discount === 1,
      deliveryDescription: inLanguage(row, "delivery", language),
      expectedDelivery: inLanguage(row, "expected_delivery", language),
      stock: row.stock,
      isEnquiryOnly: row.is_enquiry_only === 1,
      pack: row.pack,
      unit: row.unit,
      specification: row.specification === "" ? grade : row.specification,
    })),
    bulkPacks: onRequest.map((row) => ({ productCode: row.code, pack: row.pack, unit: row.unit })),
  };
}

async function packRows(reader: Reader, itemId: number, group: string) {
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
      "items.specification_zh as grade_zh",
      "items.specification_en as grade_en",
      "discounts.permille",
    ])
    .where("packs.item_id", "=", itemId)
    .orderBy("packs.position")
    .orderBy("packs.id")
    .execute();
}
