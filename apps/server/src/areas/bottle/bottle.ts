import { type Bottle, labelsUrl, type readBottle } from "@reagent/api/contract/bottle";
import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { dayOf } from "../../basics/day.ts";
import type { Language } from "../../basics/language.ts";
import type { Viewer } from "../../basics/viewer.ts";
import { stocksOfBatches } from "../../catalogue/batch-stocks.ts";
import { type Bottle as FoundBottle, findBottle } from "../../catalogue/bottles.ts";
import { documentUrl } from "../../catalogue/document-links.ts";
import { itemFacts } from "../../catalogue/item-facts.ts";
import type { Reader } from "../../database/database.ts";
import { notesOf } from "./notes.ts";
import { purchasesOf } from "./purchases.ts";

/** What the page of a bottle shows, with the viewer's own purchases of it and notes on it (rules, page of a bottle). */
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
      isBatchLeft: await isBatchLeft(reader, found),
      purchases: customer ? await purchasesOf(reader, found, customer.id) : [],
      notes: customer ? await notesOf(reader, found, customer.id) : [],
    },
    isLoggedIn,
  };
}

async function isBatchLeft(
  reader: Reader,
  { item, pack, isOnSale, batchCode }: FoundBottle,
): Promise<boolean> {
  const stocks = isOnSale ? await stocksOfBatches(reader, item.code, [batchCode]) : [];
  return stocks.some((each) => each.stock > 0 && (pack === "" || each.pack === pack));
}

function bottleFacts(
  { item, productCode, pack, isOnSale, batchCode, batch }: FoundBottle,
  language: Language,
): Omit<Bottle, "isBatchLeft" | "purchases" | "notes"> {
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
