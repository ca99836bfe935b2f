import { packingGroupWords, unClass, unEntry } from "@reagent/domain/un-entry";
import type { DataSheet, SheetRevision } from "../../contract/data-sheet.ts";
import { sheetAddress, wireLanguages } from "../document-address.ts";
import type { ItemCode } from "./items.ts";
import type { Language } from "./language.ts";
import { item } from "./product.ts";

/** What the page of a data sheet shows; null for an item without one. Sampled sheets were not revised yet. */
export function dataSheetOf(code: ItemCode, language: Language = "zh"): DataSheet | null {
  const facts = item(code, language);
  if (facts.msdsId === "0") return null;
  const entry = unEntry(facts.unNumber);
  return {
    itemCode: code,
    isOnSale: true,
    chineseName: facts.chineseName,
    englishName: facts.englishName,
    specification: facts.specification,
    casNumber: facts.casNumber,
    pictograms: facts.pictograms,
    hazardStatements: facts.hazardStatements,
    hazardBasis: facts.hazardBasis,
    signalWord: facts.signalWord,
    unNumber: facts.unNumber,
    shippingName: entry?.shippingName[language] ?? "",
    hazardClass: entry ? unClass(entry) : "",
    packingGroup: entry ? packingGroupWords(entry)[language] : "",
    transportNote: "",
    storage: facts.storage,
    revision: 1,
    revisions: [sheetRevisionOf(code, { revision: 1, revisedOn: "2026-05-12" }, language)],
    partnerSheetUrl: facts.partnerMsdsUrl,
  };
}

/** A revision of a sampled data sheet. */
export function sheetRevisionOf(
  code: string,
  {
    revision,
    revisedOn,
    differences = [],
  }: Pick<SheetRevision, "revision" | "revisedOn"> & Partial<Pick<SheetRevision, "differences">>,
  language: Language = "zh",
): SheetRevision {
  return {
    revision,
    revisedOn,
    differences,
    chineseUrl: sheetAddress(code, wireLanguages.zh, revision),
    englishUrl: sheetAddress(code, wireLanguages.en, revision),
    dataUrl: sheetAddress(code, wireLanguages[language], revision, "json"),
  };
}
