import type { Language, Words } from "../../../http/language.ts";
import { inLanguage } from "../../../http/language.ts";
import type { Block, Fact, Sheet } from "../../../ports/documents/sheet.ts";
import type { ItemRow } from "./item-row.ts";
import { documentWords as words, factsOf, framed } from "./words.ts";

const sheetWords = {
  specification: { zh: "产品规格书", en: "Product Specification" },
  instruction: { zh: "产品说明书", en: "Product Instruction" },
  identity: { zh: "产品信息", en: "Identity" },
  properties: { zh: "性质", en: "Properties" },
  application: { zh: "用途", en: "Application" },
  handling: { zh: "使用与储存", en: "Use and storage" },
  handlingText: {
    zh: "使用前请阅读安全技术说明书，佩戴防护眼镜和手套，在通风良好处操作。开封后请密闭，按储存条件保存，并尽快使用。",
    en: "Read the safety data sheet before use. Wear eye protection and gloves and work where the air is drawn off. Close the container after use, keep it as stated and use it soon.",
  },
} satisfies Record<string, Words>;

/** The facts that identify a product. */
export function identityFacts(item: ItemRow, language: Language): Fact[] {
  return factsOf(language, [
    [words.name, inLanguage(item, "name", language)],
    [words.otherName, language === "zh" ? item.name_en : item.name_zh],
    [words.itemCode, item.code],
    [words.grade, inLanguage(item, "specification", language)],
    [words.cas, item.cas],
    [words.einecs, item.einecs],
    [words.mdl, item.mdl],
    [words.formula, item.formula === null ? null : { formula: item.formula }],
    [words.molecularWeight, item.molecular_weight],
  ]);
}

/** The known physical and chemical properties. */
export function propertyFacts(item: ItemRow, language: Language): Fact[] {
  return factsOf(language, [
    [words.appearance, inLanguage(item, "appearance", language)],
    [words.meltingPoint, item.melting_point],
    [words.boilingPoint, item.boiling_point],
    [words.density, item.density],
    [words.flashPoint, item.flash_point],
    [words.refractiveIndex, item.refractive_index],
    [words.opticalRotation, item.optical_rotation],
    [words.explosionLimits, item.explosion_limits],
    [words.storage, inLanguage(item, "storage", language)],
  ]);
}

/** The specification of a product. */
export function specificationOf(item: ItemRow, language: Language): Sheet {
  return framed(language, sheetWords.specification, commonBlocks(item, language));
}

/** The instruction for a product. */
export function instructionOf(item: ItemRow, language: Language): Sheet {
  return framed(language, sheetWords.instruction, [
    ...commonBlocks(item, language),
    ...prose(sheetWords.application, inLanguage(item, "application", language), language),
    ...prose(sheetWords.handling, sheetWords.handlingText[language], language),
  ]);
}

function commonBlocks(item: ItemRow, language: Language): Block[] {
  const text = inLanguage(item, "properties", language);
  return [
    { kind: "heading", text: sheetWords.identity[language] },
    { kind: "facts", facts: identityFacts(item, language) },
    { kind: "heading", text: sheetWords.properties[language] },
    { kind: "facts", facts: propertyFacts(item, language) },
    ...(text ? [{ kind: "paragraph", text } as const] : []),
  ];
}

function prose(heading: Words, text: string | null, language: Language): Block[] {
  return text
    ? [
        { kind: "heading", text: heading[language] },
        { kind: "paragraph", text },
      ]
    : [];
}
