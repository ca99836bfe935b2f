import type { DataSheet, readDataSheet, SheetRevision } from "@reagent/api/contract/data-sheet";
import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { differenceWords } from "@reagent/domain/sheet-revision";
import { packingGroupWords, unClass, unEntry } from "@reagent/domain/un-entry";
import { dayOf } from "../../basics/day.ts";
import type { Language } from "../../basics/language.ts";
import { findCodedGoods } from "../../catalogue/bottles.ts";
import {
  findEdition,
  type ListedRevision,
  listRevisions,
  type SheetEdition,
} from "../../catalogue/data-sheets.ts";
import { documentUrl } from "../../catalogue/document-links.ts";
import { itemFacts } from "../../catalogue/item-facts.ts";
import type { Reader } from "../../database/database.ts";
import { transportNote } from "../../documents/data-sheet.ts";

/** What the page of a data sheet shows (rules, revisions of data sheets). */
export async function readSheetPage(
  reader: Reader,
  { itemCode, revision }: ParamsOf<typeof readDataSheet>,
  language: Language,
): Promise<AnswerOf<typeof readDataSheet>> {
  const goods = await findCodedGoods(reader, itemCode);
  const edition = goods && (await findEdition(reader, goods.item, revision ?? ""));
  if (!edition) return { sheet: null };
  const facts = itemFacts(edition.item, language);
  const revisions = await listRevisions(reader, goods.item);
  return {
    sheet: {
      itemCode: facts.itemCode,
      isOnSale: goods.isOnSale,
      chineseName: facts.chineseName,
      englishName: facts.englishName,
      specification: facts.specification,
      casNumber: facts.casNumber,
      pictograms: facts.pictograms,
      hazardStatements: facts.hazardStatements,
      hazardBasis: facts.hazardBasis,
      signalWord: facts.signalWord,
      unNumber: facts.unNumber,
      ...transportOf(edition.item, language),
      storage: facts.storage,
      revision: edition.revision,
      revisions: revisions.map((each) => revisionOf(facts.itemCode, each, language)),
      partnerSheetUrl: goods.item.brand_msds_url ?? "",
    },
  };
}

function transportOf(
  item: SheetEdition["item"],
  language: Language,
): Pick<DataSheet, "shippingName" | "hazardClass" | "packingGroup" | "transportNote"> {
  const entry = unEntry(item.un_number ?? "");
  return {
    shippingName: entry?.shippingName[language] ?? "",
    hazardClass: entry ? unClass(entry) : "",
    packingGroup: entry ? packingGroupWords(entry)[language] : "",
    transportNote: transportNote(item, language),
  };
}

function revisionOf(
  subject: string,
  { revision, revisedAt, differences }: ListedRevision,
  language: Language,
): SheetRevision {
  const sheet = { kind: "msds", subject, revision } as const;
  return {
    revision,
    revisedOn: revisedAt === null ? null : dayOf(revisedAt),
    differences: differences.map((each) => differenceWords(each)[language]),
    chineseUrl: documentUrl({ ...sheet, language: "zh" }),
    englishUrl: documentUrl({ ...sheet, language: "en" }),
    dataUrl: documentUrl({ ...sheet, language, format: "json" }),
  };
}
