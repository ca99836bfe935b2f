import { shop } from "@reagent/api/contract/shop";
import { hazardStatements, PICTOGRAMS, pictograms, SIGNAL_WORDS } from "@reagent/domain/ghs";
import type { Language } from "../../../http/language.ts";
import { inLanguage } from "../../../http/language.ts";
import type { Block, Sheet } from "../../../ports/documents/sheet.ts";
import { adviceOf, sectionTitles, sheetTitle } from "./data-sheet-words.ts";
import type { ItemRow } from "./item-row.ts";
import { identityFacts, propertyFacts } from "./specification.ts";
import { documentWords, factsOf, framed } from "./words.ts";

/** The safety data sheet of an item, in the sixteen sections of the GHS. */
export function dataSheetOf(item: ItemRow, language: Language): Sheet {
  const advice = adviceOf(hazardsOf(item));
  const contents: readonly (readonly Block[])[] = [
    identification(item, language),
    hazards(item, language),
    [{ kind: "facts", facts: identityFacts(item, language) }],
    ...advice.handling.map((words): Block[] => [paragraph(words[language])]),
    physics(item, language),
    ...advice.behaviour.map((words): Block[] => [paragraph(words[language])]),
    transport(item, language),
    [paragraph(advice.regulations(item.hazardous_number, item.is_precursor === 1)[language])],
    [paragraph(advice.closing[language])],
  ];
  return framed(
    language,
    sheetTitle,
    sectionTitles.flatMap((title, index): Block[] => [
      { kind: "heading", text: `${index + 1}. ${title[language]}` },
      ...(contents[index] ?? []),
    ]),
  );
}

function hazardsOf(item: ItemRow): readonly string[] {
  return JSON.parse(item.hazard_codes) as string[];
}

function identification(item: ItemRow, language: Language): Block[] {
  return [
    {
      kind: "facts",
      facts: factsOf(language, [
        [documentWords.name, inLanguage(item, "name", language)],
        [documentWords.itemCode, item.code],
        [{ zh: "供应商", en: "Supplier" }, shop.company.name[language]],
        [{ zh: "地址", en: "Address" }, shop.company.address[language]],
        [{ zh: "应急电话", en: "Emergency telephone" }, shop.hotlines.join("  ")],
      ]),
    },
  ];
}

function hazards(item: ItemRow, language: Language): Block[] {
  const statements = hazardStatements(hazardsOf(item).join(";")).map(
    ({ code, wording }) => `${code}  ${wording?.[language] ?? ""}`,
  );
  const symbols = pictograms((JSON.parse(item.ghs_pictograms) as string[]).join(";")).map(
    (code) => `${code} ${PICTOGRAMS[code][language]}`,
  );
  return [
    {
      kind: "facts",
      facts: factsOf(language, [
        [
          { zh: "警示词", en: "Signal word" },
          item.signal ? SIGNAL_WORDS[item.signal][language] : null,
        ],
        [{ zh: "象形图", en: "Pictograms" }, symbols.join("; ")],
        [
          { zh: "危险性说明", en: "Hazard statements" },
          statements.join("\n") || documentWords.notKnown[language],
        ],
      ]),
    },
  ];
}

function physics(item: ItemRow, language: Language): Block[] {
  const facts = propertyFacts(item, language);
  return facts.length > 0
    ? [{ kind: "facts", facts }]
    : [paragraph(documentWords.notKnown[language])];
}

function transport(item: ItemRow, language: Language): Block[] {
  const un = item.un_number ? `UN ${item.un_number}` : null;
  return [
    {
      kind: "facts",
      facts: factsOf(language, [
        [{ zh: "联合国编号", en: "UN number" }, un ?? documentWords.notKnown[language]],
      ]),
    },
  ];
}

function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}
