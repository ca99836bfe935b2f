import { type Bottle, labelsUrl, type readBottle } from "@reagent/api/contract/bottle";
import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { dayOf } from "../../basics/day.ts";
import type { Language } from "../../basics/language.ts";
import type { Viewer } from "../../basics/viewer.ts";
import { type Bottle as FoundBottle, findBottle } from "../../catalogue/bottles.ts";
import { documentUrl } from "../../catalogue/document-links.ts";
import { itemFacts } from "../../catalogue/item-facts.ts";
import type { Reader } from "../../database/database.ts";

/** What the page of a bottle shows, with the viewer's own purchases of it (rules, page of a bottle). */
export async function readBottlePage(
  reader: Reader,
  params: ParamsOf<typeof readBottle>,
  { customer, language }: Viewer,
): Promise<AnswerOf<typeof readBottle>> {
  const isLoggedIn = customer !== undefined;
  const found = await findBottle(reader, params);
  if (!found) return { bottle: null, isLoggedIn };
  return {
    bottle: {
      ...bottleFacts(found, language),
      purchases: customer ? await purchasesOf(reader, found, customer.id) : [],
    },
    isLoggedIn,
  };
}

function bottleFacts(
  { item, productCode, pack, isOnSale, batchCode, batch }: FoundBottle,
  language: Language,
): Omit<Bottle, "purchases"> {
  const {
    itemCode,
    chineseName,
    englishName,
    specification,
    casNumber,
    formula,
    molecularWeight,
    storage,
    drawing,
    pictograms,
    hazardStatements,
    hazardBasis,
    signalWord,
    unNumber,
    partnerMsdsUrl,
  } = itemFacts(item, language);
  const sheet = (of: Language) =>
    item.has_msds === 1 && partnerMsdsUrl === ""
      ? documentUrl({ kind: "msds", subject: itemCode, language: of })
      : "";
  return {
    productCode,
    batchCode,
    itemCode,
    pack,
    isOnSale,
    chineseName,
    englishName,
    specification,
    casNumber,
    formula,
    molecularWeight,
    storage,
    drawing,
    pictograms,
    hazardStatements,
    hazardBasis,
    signalWord,
    unNumber,
    producedOn: batch ? dayOf(batch.produced_at) : null,
    retestOn: batch ? dayOf(batch.retest_at) : null,
    certificateUrl: batch
      ? documentUrl({ kind: "certificate", subject: productCode, batchCode, language })
      : "",
    chineseSheetUrl: sheet("zh"),
    englishSheetUrl: sheet("en"),
    partnerSheetUrl: partnerMsdsUrl,
    labelsUrl: labelsUrl({ productCode, batchCode, language: language === "en" ? "en" : "cn" }),
  };
}

/** How many orders with a batch are named, the newest first. */
const MOST_PURCHASES = 20;

/** The customer's own orders with which goods of the batch were sent. */
async function purchasesOf(
  reader: Reader,
  { item, productCode, pack, batchCode }: FoundBottle,
  customerId: string,
): Promise<Bottle["purchases"]> {
  const rows = await reader
    .selectFrom("shipment_lines")
    .innerJoin("orders", "orders.id", "shipment_lines.order_id")
    .innerJoin("order_lines", (join) =>
      join
        .onRef("order_lines.order_id", "=", "shipment_lines.order_id")
        .onRef("order_lines.position", "=", "shipment_lines.position"),
    )
    .select((of) => [
      "orders.id",
      "orders.code",
      "orders.created_at",
      of.fn.sum<number>("shipment_lines.quantity").as("quantity"),
    ])
    .where("shipment_lines.batch_code", "=", batchCode)
    .where("orders.customer_id", "=", customerId)
    .where("orders.kind", "=", "reagent")
    .where(
      pack === "" ? "order_lines.item_code" : "order_lines.product_code",
      "=",
      pack === "" ? item.code : productCode,
    )
    .groupBy(["orders.id", "orders.code", "orders.created_at"])
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id", "desc")
    .limit(MOST_PURCHASES)
    .execute();
  return rows.map(({ id, code, created_at, quantity }) => ({
    orderId: id,
    orderCode: code,
    orderedAt: created_at,
    quantity: Number(quantity),
  }));
}
