import { shop } from "@reagent/api/contract/shop";
import { isDangerousGoods, isHazardousToEnvironment } from "@reagent/domain/dangerous-goods";
import { REACTION_SOURCES, reactionsOf } from "@reagent/domain/dangerous-reaction";
import { hazardStatements, PICTOGRAMS, pictograms, SIGNAL_WORDS } from "@reagent/domain/ghs";
import { hazardCategories } from "@reagent/domain/hazard-category";
import {
  type Classification,
  classificationOf,
  classificationWords,
} from "@reagent/domain/hazard-classification";
import { precautionsFor } from "@reagent/domain/precautions";
import { REACTIVE_GROUPS } from "@reagent/domain/reactive-group";
import { adviceFor } from "@reagent/domain/safety-advice";
import type { AdviceOf, AdviceSection } from "@reagent/domain/safety-advice";
import { differenceWords } from "@reagent/domain/sheet-revision";
import type { UnEntry } from "@reagent/domain/un-entries";
import { packingGroupWords, unClass, unEntry } from "@reagent/domain/un-entry";
import { dayOf } from "../basics/day.ts";
import type { Language, LocalizedText } from "../basics/language.ts";
import { inLanguage } from "../basics/language.ts";
import { newestRevision, type SheetEdition } from "../catalogue/data-sheets.ts";
import type { Block, Sheet } from "../ports/documents/sheet.ts";
import {
  closing,
  hazardWords,
  identificationWords,
  regulations,
  replacedWords,
  sectionTitles,
  sheetTitle,
  sheetWords,
  transportWords,
} from "./data-sheet-words.ts";
import { identityFacts, propertyFacts } from "./identity.ts";
import type { ItemRow } from "./item-row.ts";
import { ADVICE_WORDS } from "./safety-advice-words.ts";
import { documentWords, framed, statedFacts, useNotice } from "./words.ts";

/**
 * The safety data sheet of an item, in the sixteen sections of the GHS. What its sections advise follows from the hazard statements
 * (`adviceFor`). `day` is the day on which it is made, which it states beside its revision (rules, revisions of data sheets).
 */
export function dataSheetOf(
  item: ItemRow,
  day: string,
  language: Language,
  edition: Pick<SheetEdition, "differences" | "replacedBy"> = FIRST_EDITION,
): Sheet {
  const codes = hazardsOf(item);
  const classification = knownOf(item);
  const none = noneOf(classification, language);
  const advice = <Section extends AdviceSection>(section: Section) =>
    adviceText(section, codes, language);
  const contents: readonly (readonly Block[])[] = [
    identification(item, language),
    hazards(item, language),
    [{ kind: "facts", facts: identityFacts(item, language) }],
    [paragraph(advice("first-aid"))],
    [paragraph(advice("fire"))],
    [paragraph(advice("release"))],
    [
      labelled(language, [
        [documentWords.storage, inLanguage(item, "storage", language)],
        [sheetWords.handling, advice("handling")],
        [sheetWords.storage, advice("storage")],
      ]),
    ],
    [
      labelled(language, [
        [sheetWords.exposureLimits, inLanguage(item, "exposure_limits", language)],
      ]),
      paragraph(advice("protection")),
    ],
    [labelled(language, physics(item, language))],
    [
      labelled(language, [
        // Nothing follows from hazards that are not known, least of all that the goods are stable.
        [sheetWords.stability, classification.kind === "unknown" ? null : advice("stability")],
        [sheetWords.incompatible, advice("incompatible")],
        [sheetWords.reactions, reactions(item, language)],
      ]),
    ],
    [
      labelled(language, [
        [sheetWords.acuteToxicity, inLanguage(item, "acute_toxicity", language)],
        [sheetWords.health, statementText(codes, /^H3/u, language) || none],
      ]),
    ],
    [
      labelled(language, [
        [sheetWords.environment, statementText(codes, /^H4/u, language) || none],
      ]),
    ],
    [paragraph(advice("disposal"))],
    transport(item, language),
    [
      paragraph(
        regulations(item.hazardous_number, {
          casNumber: item.cas ?? "",
          specification: item.specification_zh,
          isDrugPrecursor: item.is_drug_precursor === 1,
          isExplosivePrecursor: item.is_explosive_precursor === 1,
        })[language],
      ),
    ],
    [labelled(language, revisionFacts(item, day, language, edition)), paragraph(closing[language])],
  ];
  const { replacedBy } = edition;
  return framed(language, sheetTitle, [
    ...(replacedBy ? [paragraph(replacedWords(replacedBy)[language])] : []),
    ...sectionTitles.flatMap((title, index): Block[] => [
      { kind: "heading", text: `${index + 1}. ${title[language]}` },
      ...(contents[index] ?? []),
    ]),
  ]);
}

const FIRST_EDITION: Pick<SheetEdition, "differences" | "replacedBy"> = {
  differences: [],
  replacedBy: undefined,
};

/** The revision with its date and differences, and when the sheet was made. */
function revisionFacts(
  item: ItemRow,
  day: string,
  language: Language,
  { differences }: Pick<SheetEdition, "differences">,
): Parameters<typeof statedFacts>[1] {
  const { revision, revisedAt } = newestRevision(item);
  const changes = differences.map((each) => differenceWords(each)[language]).join("\n");
  return [
    [sheetWords.revision, String(revision)],
    [sheetWords.revised, revisedAt === null ? null : dayOf(revisedAt)],
    ...(changes === "" ? [] : [[sheetWords.changes, changes] as const]),
    [sheetWords.made, day],
  ];
}

/** The sentences of a section. */
function adviceText<Section extends AdviceSection>(
  section: Section,
  codes: readonly string[],
  language: Language,
): string {
  const sentences: Readonly<Record<AdviceOf<Section>, LocalizedText>> = ADVICE_WORDS[section];
  return adviceFor(section, codes)
    .map((id) => sentences[id][language])
    .join(language === "zh" ? "" : " ");
}

/** Between the parts of a list. */
const SEPARATORS: LocalizedText = { zh: "；", en: "; " };

/** The wording of the statements on one kind of hazard. */
function statementText(codes: readonly string[], kind: RegExp, language: Language): string {
  return hazardStatements(codes.filter((code) => kind.test(code)).join(";"))
    .map(({ code, wording }) => wording?.[language] ?? code)
    .join(SEPARATORS[language]);
}

/** What the item reacts with, a line for each reaction that the table has; empty where it has none, which is written as unknown. */
function reactions(item: ItemRow, language: Language): string {
  const rows = reactionsOf({
    casNumber: item.cas ?? "",
    smiles: item.smiles ?? "",
    hazardStatements: hazardsOf(item),
  });
  const [between, colon] = language === "zh" ? ["、", "："] : [", ", ": "];
  const lines = rows.map(({ reaction, partners }) => {
    const names = partners.map((group) => REACTIVE_GROUPS[group][language]).join(between);
    return `${names}${colon}${reaction.words[language]}`;
  });
  const sources = [...new Set(rows.map(({ reaction }) => REACTION_SOURCES[reaction.source]))];
  return sources.length === 0
    ? ""
    : [...lines, `${sheetWords.sources[language]}${colon}${sources.join("; ")}`].join("\n");
}

/** Facts with their labels; an unknown value is written as unknown. */
function labelled(language: Language, facts: Parameters<typeof statedFacts>[1]): Block {
  return { kind: "facts", facts: statedFacts(language, facts) };
}

function hazardsOf(item: ItemRow): readonly string[] {
  return JSON.parse(item.hazard_codes) as string[];
}

function knownOf(item: ItemRow): Classification {
  return classificationOf(hazardsOf(item), item.hazard_basis ?? "unstated");
}

/** What stands for a part of the label that has nothing: "none" of goods that were assessed; null, not known, of any others. */
function noneOf({ kind }: Classification, language: Language): string | null {
  return kind === "not-classified" ? hazardWords.none[language] : null;
}

function identification(item: ItemRow, language: Language): Block[] {
  return [
    labelled(language, [
      [documentWords.name, inLanguage(item, "name", language)],
      [documentWords.itemCode, item.code],
      [identificationWords.use, inLanguage(item, "application", language)],
      [identificationWords.restrictions, useNotice[language]],
      [identificationWords.supplier, shop.company.name[language]],
      [identificationWords.address, shop.company.address[language]],
      [identificationWords.emergency, shop.hotlines.join("  ")],
    ]),
  ];
}

function hazards(item: ItemRow, language: Language): Block[] {
  const codes = hazardsOf(item);
  const statements = hazardStatements(codes.join(";")).map(
    ({ code, wording }) => `${code}  ${wording?.[language] ?? ""}`,
  );
  const symbols = pictograms((JSON.parse(item.ghs_pictograms) as string[]).join(";"));
  const precautions = precautionsFor(codes).map(
    ({ code, wording }) => `${code}  ${wording[language]}`,
  );
  const categories = hazardCategories(codes).map((category) => category[language]);
  const names = symbols.map((code) => `${code} ${PICTOGRAMS[code][language]}`);
  const classification = knownOf(item);
  const none = classification.kind === "unknown" ? null : hazardWords.none[language];
  return [
    labelled(language, [
      [hazardWords.classification, classificationWords(classification)[language]],
      [hazardWords.categories, categories.join("\n") || none],
      [hazardWords.signal, item.signal ? SIGNAL_WORDS[item.signal][language] : none],
      [
        hazardWords.pictograms,
        symbols.length > 0
          ? { pictograms: symbols, names: names.join(SEPARATORS[language]) }
          : none,
      ],
      [hazardWords.statements, statements.join("\n") || none],
      [hazardWords.precautions, precautions.join("\n") || hazardWords.seeSections[language]],
    ]),
  ];
}

/** The properties that the GHS requires, and others where they are known. */
function physics(item: ItemRow, language: Language) {
  const { refractiveIndex, opticalRotation } = documentWords;
  return propertyFacts(item, language).filter(
    ([label, value]) => value !== null || ![refractiveIndex, opticalRotation].includes(label),
  );
}

function transport(item: ItemRow, language: Language): Block[] {
  const codes = hazardsOf(item);
  const entry = item.un_number ? unEntry(item.un_number) : undefined;
  const facts = labelled(language, [
    [transportWords.unNumber, item.un_number && `UN ${item.un_number}`],
    [transportWords.shippingName, entry ? shippingName(entry, language) : null],
    [transportWords.packingGroup, entry ? packingGroupWords(entry)[language] : null],
    [
      transportWords.environment,
      isHazardousToEnvironment(codes) ? transportWords.isHazardous[language] : null,
    ],
  ]);
  const note = transportNote(item, language);
  return note === "" ? [facts] : [facts, paragraph(note)];
}

/** What has to be found out before the goods are sent; "" where the UN number is known, or the goods are not dangerous. */
export function transportNote(item: ItemRow, language: Language): string {
  if (item.un_number) return "";
  if (isDangerousGoods(hazardsOf(item))) return transportWords.classifyFirst[language];
  return knownOf(item).kind === "unknown" ? transportWords.hazardsNotKnown[language] : "";
}

function shippingName(entry: UnEntry, language: Language): string {
  return `${entry.shippingName[language]}${SEPARATORS[language]}${unClass(entry)}`;
}

function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}
