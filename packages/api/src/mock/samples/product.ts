import { cheapestForViewer } from "@reagent/domain/price";
import { purchaseBarrier } from "@reagent/domain/purchase";
import { oncePerSubstance } from "@reagent/domain/substance";
import type {
  ComparedItem,
  Item,
  OtherForm,
  PriceAndStock,
  ProductPage,
  Spectrum,
} from "../../contract/product.ts";
import { details } from "./details.ts";
import { gradeOf, type ItemCode, itemCodes, itemRow, substanceOf } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { bulkPacks, packs } from "./packs.ts";

const crumbs = {
  zh: [
    { id: "101", name: "有机化学" },
    { id: "1011", name: "有机砌块" },
    { id: "10111", name: "醛" },
  ],
  en: [
    { id: "101", name: "Organic chemistry" },
    { id: "1011", name: "Building blocks" },
    { id: "10111", name: "Aldehydes" },
  ],
} as const;

const articles = {
  zh: [
    { id: "2101", type: "article", subject: "席夫碱配体的合成与表征：以 Salen 为例" },
    { id: "2102", type: "article", subject: "醛类试剂的氧化与贮存：十个常见问题" },
    { id: "2103", type: "chemlife", subject: "Duff 反应与 Reimer–Tiemann 反应的选择" },
  ],
  en: [
    {
      id: "2101",
      type: "article",
      subject: "Schiff base ligands: synthesis and characterisation, with Salen as example",
    },
    {
      id: "2102",
      type: "article",
      subject: "Oxidation and storage of aldehydes: ten common questions",
    },
    { id: "2103", type: "chemlife", subject: "Duff or Reimer–Tiemann: which to choose" },
  ],
} as const;

const activity = {
  zh: { id: "501", subject: "分析标准品满 800 减 100", drawing: "" },
  en: { id: "501", subject: "100 off 800 on analytical standards", drawing: "" },
} as const;

/** Everything on the page of an item; salicylaldehyde (S812046) has a value in every field. */
export function item(
  code: ItemCode = "S812046",
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): Item {
  const row = itemRow(code, language, viewer);
  const substance = substanceOf(code);
  const {
    fromPrice: _,
    fromPack: ____,
    hasPromotion: __,
    isFutures: ___,
    drawing,
    ...shared
  } = row;
  return {
    ...shared,
    ...details(gradeOf(code).substance, language),
    einecsNumber: substance.einecsNumber ?? "",
    msdsId: substance.casNumber === "" ? "0" : `9${row.itemId}`,
    partnerMsdsUrl:
      row.category === "special-brand" ? `https://partner.example/msds/${code}.pdf` : "",
    instructionUrl: code === "S812046" ? `/api/document?kind=instruction&subject=${code}` : "",
    spectrumUrl: code === "S812046" ? `/api/document?kind=spectrum&subject=${code}` : "",
    hasNmr: substance.smiles !== "",
    drawing: { markup: drawing },
    picture: "",
    crumbs: crumbs[language],
    recommendations: oncePerSubstance(
      itemCodes.map((other) => itemRow(other, language, viewer)),
      row,
    ).slice(0, 7),
    articles: articles[language],
    activity: code === "S812046" ? activity[language] : null,
  };
}

/** An item as the page of another one of its substance names it. */
export function otherForm(
  code: ItemCode,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): OtherForm {
  const row = itemRow(code, language, viewer);
  const isLowBoiling = row.safetyLevel === "low-boiling";
  const sold = packs(code, language, viewer).filter(
    (pack) => purchaseBarrier({ ...pack, isLowBoiling }) === undefined,
  );
  return {
    itemCode: row.itemCode,
    chineseName: row.chineseName,
    englishName: row.englishName,
    specification: row.specification,
    casNumber: row.casNumber,
    formula: row.formula,
    molecularWeight: row.molecularWeight,
    density: details(gradeOf(code).substance, language).density,
    safetyLevel: row.safetyLevel,
    saltName: "",
    saltUnits: null,
    cheapest: cheapestForViewer(sold) ?? null,
    isInStock: sold.some(({ stock }) => stock > 0),
  };
}

/** The page of an item with its packs. */
export function productPage(
  code: ItemCode = "S812046",
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): ProductPage {
  return {
    item: item(code, language, viewer),
    packs: packs(code, language, viewer),
    bulkPacks: bulkPacks(code),
    otherForms: itemCodes
      .filter((other) => other !== code && isOneCas(other, code))
      .map((other) => otherForm(other, language, viewer)),
    isLoggedIn: viewer !== "guest",
  };
}

/** Whether two items have the same CAS number. */
function isOneCas(one: ItemCode, other: ItemCode): boolean {
  const { casNumber } = substanceOf(one);
  return casNumber !== "" && casNumber === substanceOf(other).casNumber;
}

/** An item of a comparison. */
export function comparedItem(
  code: ItemCode,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): ComparedItem {
  const { item: facts, packs: sold } = productPage(code, language, viewer);
  const {
    crumbs: _,
    recommendations: __,
    articles: ___,
    activity: ____,
    picture: _____,
    ...known
  } = facts;
  return { ...known, packs: sold };
}

/** The packs of an item alone, as a row of a list expands to. */
export function priceAndStock(
  code: ItemCode = "S812046",
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): PriceAndStock {
  return {
    packs: packs(code, language, viewer),
    bulkPacks: bulkPacks(code),
    isLoggedIn: viewer !== "guest",
  };
}

/** Spectra of one batch and of an item. */
export const spectraIn = (language: Language = "zh"): readonly Spectrum[] => [
  {
    type: "¹H NMR",
    url: "/api/document?kind=spectrum&subject=61",
    batchCode: "C15482130",
    conditions: { zh: "DMSO-d₆，400 MHz", en: "DMSO-d₆, 400 MHz" }[language],
  },
  {
    type: "HPLC",
    url: "/api/document?kind=spectrum&subject=62",
    batchCode: "C15482131",
    conditions: {
      zh: "C18，乙腈/水 60:40，254 nm",
      en: "C18, acetonitrile/water 60:40, 254 nm",
    }[language],
  },
  { type: "IR", url: "/api/document?kind=spectrum&subject=63", batchCode: "", conditions: "" },
];
