import type { Language, LocalizedText } from "../basics/language.ts";
import { inLanguage } from "../basics/language.ts";
import type { AnalysisResult } from "../catalogue/catalogue.ts";
import type { Block, Sheet } from "../ports/documents/sheet.ts";
import { identityFacts, propertyFacts } from "./identity.ts";
import type { ItemRow } from "./item-row.ts";
import { documentWords as words, factsOf, framed } from "./words.ts";

type Requirement = Pick<AnalysisResult, "test" | "requirement">;

const sheetWords = {
  specification: { zh: "产品规格书", en: "Product Specification" },
  instruction: { zh: "产品说明书", en: "Product Instruction" },
  identity: { zh: "产品信息", en: "Identity" },
  properties: { zh: "性质", en: "Properties" },
  requirements: { zh: "检验标准", en: "Requirements" },
  application: { zh: "用途", en: "Application" },
  handling: { zh: "使用与储存", en: "Use and storage" },
  handlingText: {
    zh: "使用前请阅读安全技术说明书，佩戴防护眼镜和手套，在通风良好处操作。开封后请密闭，按储存条件保存，并尽快使用。",
    en: "Read the safety data sheet before use. Wear eye protection and gloves and work in a well-ventilated place. Close the container after use, keep it as stated and use it soon.",
  },
} satisfies Record<string, LocalizedText>;

/** The specification of a product: its identity and properties, and the limits that its batches are tested against. */
export function specificationOf(
  item: ItemRow,
  requirements: readonly Requirement[],
  language: Language,
): Sheet {
  return framed(language, sheetWords.specification, [
    ...commonBlocks(item, language),
    { kind: "heading", text: sheetWords.requirements[language] },
    requirements.length > 0
      ? {
          kind: "table",
          columns: [words.test[language], words.requirement[language]],
          rows: requirements.map(({ test, requirement }) => [
            test[language],
            requirement[language],
          ]),
        }
      : { kind: "paragraph", text: words.notKnown[language] },
  ]);
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
    {
      kind: "facts",
      facts: factsOf(language, [
        ...propertyFacts(item, language),
        [words.storage, inLanguage(item, "storage", language)],
      ]),
    },
    ...(text ? [{ kind: "paragraph", text } as const] : []),
  ];
}

function prose(heading: LocalizedText, text: string | null, language: Language): Block[] {
  return text
    ? [
        { kind: "heading", text: heading[language] },
        { kind: "paragraph", text },
      ]
    : [];
}
