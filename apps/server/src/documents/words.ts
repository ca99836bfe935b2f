import { shop } from "@reagent/api/contract/shop";
import type { Language, LocalizedText } from "../basics/language.ts";
import type { Fact, Printed, Sheet } from "../ports/documents/sheet.ts";

/** Printed on documents from the demo catalogue. */
export const demoNotice: LocalizedText = {
  zh: "演示数据：本文件由演示目录自动生成，内容仅供演示，不得作为检验或安全依据。",
  en: "Demo data: made from the demo catalogue, for demonstration only. Not to be relied on for quality or safety.",
};
/** What the products are for, on every document. */
export const useNotice: LocalizedText = {
  zh: "产品仅供工业或科研使用，不得用于临床、药品或食品。",
  en: "Products are for industrial or scientific use only, not for clinical, medicinal or food use.",
};

/** The texts that several documents share. */
export const documentWords = {
  name: { zh: "品名", en: "Name" },
  otherName: { zh: "英文名", en: "Chinese name" },
  itemCode: { zh: "项目号", en: "Item code" },
  productCode: { zh: "货号", en: "Product code" },
  grade: { zh: "规格", en: "Grade" },
  cas: { zh: "CAS 号", en: "CAS number" },
  formula: { zh: "分子式", en: "Formula" },
  molecularWeight: { zh: "分子量", en: "Molecular weight" },
  einecs: { zh: "EC 号", en: "EC number" },
  mdl: { zh: "MDL 号", en: "MDL number" },
  appearance: { zh: "外观", en: "Appearance" },
  meltingPoint: { zh: "熔点", en: "Melting point" },
  boilingPoint: { zh: "沸点", en: "Boiling point" },
  density: { zh: "密度", en: "Density" },
  flashPoint: { zh: "闪点", en: "Flash point" },
  refractiveIndex: { zh: "折光率", en: "Refractive index" },
  opticalRotation: { zh: "比旋光度", en: "Optical rotation" },
  explosionLimits: { zh: "爆炸极限", en: "Explosion limits" },
  storage: { zh: "储存条件", en: "Storage" },
  test: { zh: "项目", en: "Test" },
  requirement: { zh: "标准", en: "Requirement" },
  notKnown: { zh: "无资料", en: "No data available" },
} satisfies Record<string, LocalizedText>;

/** A document with the head and foot that all have. */
export function framed(language: Language, title: LocalizedText, blocks: Sheet["blocks"]): Sheet {
  return {
    issuer: `${shop.name[language]} · ${shop.company.name[language]}`,
    title: title[language],
    blocks,
    foot: [useNotice[language], `${shop.company.address[language]}  ${shop.hotlines[0]}`],
  };
}

/** Facts with their labels, of which those that are not known say so. */
export function statedFacts(
  language: Language,
  facts: readonly (readonly [LocalizedText, Printed | null])[],
): Fact[] {
  return factsOf(
    language,
    facts.map(([label, value]) => [label, value || documentWords.notKnown[language]]),
  );
}

/** The known facts with their labels. */
export function factsOf(
  language: Language,
  facts: readonly (readonly [LocalizedText, Printed | null])[],
): Fact[] {
  return facts.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label: label[language], value }],
  );
}
