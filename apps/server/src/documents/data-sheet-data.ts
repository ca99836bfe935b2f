import { isHazardousToEnvironment } from "@reagent/domain/dangerous-goods";
import { hazardStatements, SIGNAL_WORDS } from "@reagent/domain/ghs";
import { hazardCategories } from "@reagent/domain/hazard-category";
import { classificationWords } from "@reagent/domain/hazard-classification";
import { precautionsFor } from "@reagent/domain/precautions";
import { differenceWords, markWords } from "@reagent/domain/sheet-revision";
import { STORAGE_CLASSES } from "@reagent/domain/storage-class";
import { unEntry } from "@reagent/domain/un-entry";
import { dayOf } from "../basics/day.ts";
import type { LocalizedText } from "../basics/language.ts";
import type { SheetEdition } from "../catalogue/data-sheets.ts";
import { sheetFactsOf } from "../catalogue/sheet-facts.ts";
import { demoNotice } from "./words.ts";

/** Where facts come from that neither the catalogue file nor the classification states a source of. */
const SOURCES = {
  stated: { zh: "供应商", en: "supplier" },
  precautions: {
    zh: "GHS 附件三按危险性说明指定",
    en: "assigned to the hazard statements by annex 3 of the GHS",
  },
  transport: {
    zh: "联合国《规章范本》第 3.2 章，中文名称按 GB 12268",
    en: "UN Model Regulations, chapter 3.2; Chinese names after GB 12268",
  },
  environment: { zh: "由危险性说明推断", en: "follows from the hazard statements" },
  storageClass: {
    zh: "TRGS 510，由危险性说明推断",
    en: "TRGS 510, follows from the hazard statements",
  },
  catalogue: {
    zh: "《危险化学品目录》（2015 版）",
    en: "Catalogue of hazardous chemicals (2015 edition)",
  },
  marks: {
    zh: "《危险化学品目录》、《易制毒化学品的分类和品种目录》、《易制爆危险化学品名录》",
    en: "national lists of hazardous chemicals, drug precursors and explosive precursors",
  },
  inText: { zh: "见文字", en: "named in the text" },
} as const satisfies Record<string, LocalizedText>;

/** What a data sheet says as data, in both languages, each part with its source. Null is not known. */
export function dataSheetData(
  { item, revision, revisedAt, differences, replacedBy }: SheetEdition,
  isDemo: boolean,
) {
  const facts = sheetFactsOf(item);
  const codes = facts.statements;
  const basis = classificationWords(facts.classification);
  const dated = (at: number | null) => (at === null ? null : dayOf(at));
  const sourced = <Value>(value: Value | null, source: LocalizedText) =>
    value === null ? null : { value, source };
  const text = (words: LocalizedText) => (words.zh === "" && words.en === "" ? null : words);
  const number = (value: string) => (value === "" ? null : value);
  return {
    itemCode: item.code,
    name: { zh: item.name_zh, en: item.name_en },
    grade: { zh: item.specification_zh, en: item.specification_en },
    casNumber: item.cas,
    revision,
    revisedOn: dated(revisedAt),
    replacedBy: replacedBy
      ? { revision: replacedBy.revision, revisedOn: dated(replacedBy.revisedAt) }
      : null,
    differences: differences.map((each) => ({ fact: each.fact, words: differenceWords(each) })),
    ...(isDemo ? { notice: demoNotice } : {}),
    label: {
      source: basis,
      classification: facts.classification.kind,
      categories: hazardCategories(codes),
      signalWord: facts.signal === "none" ? null : SIGNAL_WORDS[facts.signal],
      pictograms: facts.pictograms,
      hazardStatements: hazardStatements(codes.join(";")),
    },
    precautionaryStatements: {
      source: SOURCES.precautions,
      statements: precautionsFor(codes),
    },
    transport: {
      source: SOURCES.transport,
      unNumber: number(facts.unNumber),
      entry: unEntry(facts.unNumber) ?? null,
      environment: sourced(isHazardousToEnvironment(codes), SOURCES.environment),
    },
    storage: {
      conditions: sourced(text(facts.storage), SOURCES.stated),
      storageClass:
        facts.storageClass === undefined
          ? null
          : {
              code: facts.storageClass,
              name: STORAGE_CLASSES[facts.storageClass],
              source: SOURCES.storageClass,
            },
    },
    regulations: {
      catalogueNumber: sourced(number(facts.hazardNumber), SOURCES.catalogue),
      marks: {
        source: SOURCES.marks,
        values: facts.marks.map((mark) => ({ mark, words: markWords(mark) })),
      },
    },
    exposureLimits: sourced(text(facts.exposureLimits), SOURCES.inText),
    acuteToxicity: sourced(text(facts.acuteToxicity), SOURCES.inText),
    flashPoint: sourced(number(facts.flashPoint), SOURCES.stated),
    explosionLimits: sourced(number(facts.explosionLimits), SOURCES.stated),
  };
}
