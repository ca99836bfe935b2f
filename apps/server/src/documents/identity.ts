import { isSolutionGrade, solventOf } from "@reagent/domain/mixture";
import type { Language, LocalizedText } from "../basics/language.ts";
import { inLanguage } from "../basics/language.ts";
import type { Fact, Printed } from "../ports/documents/sheet.ts";
import type { ItemRow } from "./item-row.ts";
import { documentWords as words, factsOf } from "./words.ts";

type Labelled = readonly [label: LocalizedText, value: Printed | null];

const solvent: LocalizedText = { zh: "溶剂", en: "Solvent" };
const composition: LocalizedText = { zh: "组成", en: "Composition" };
const solution: LocalizedText = {
  zh: "溶液（混合物）。以下 CAS 号、EC 号、MDL 号、分子式和分子量均为溶质的。",
  en: "Solution (mixture). The CAS, EC and MDL numbers, the formula and the molecular weight below are those of the dissolved substance.",
};

/** The facts that identify a product. */
export function identityFacts(item: ItemRow, language: Language): Fact[] {
  return factsOf(language, [
    [words.name, inLanguage(item, "name", language)],
    [words.otherName, language === "zh" ? item.name_en : item.name_zh],
    [words.itemCode, item.code],
    [words.grade, inLanguage(item, "specification", language)],
    ...substanceFacts(item, language),
  ]);
}

/** What identifies the substance; of a solution it says that this is the dissolved one (decisions, solutions). */
export function substanceFacts(item: ItemRow, language: Language): Labelled[] {
  const identifiers: Labelled[] = [
    [words.cas, item.cas],
    [words.einecs, item.einecs],
    [words.mdl, item.mdl],
    [words.formula, item.formula === null ? null : { formula: item.formula }],
    [words.molecularWeight, item.molecular_weight],
  ];
  const isSolution = isSolutionGrade(item.specification_zh) && item.cas !== null;
  if (!isSolution) return identifiers;
  const named = solventOf(inLanguage(item, "specification", language)) ?? null;
  return [[composition, solution[language]], [solvent, named], ...identifiers];
}

/** The physical and chemical properties; null for one that is not known. */
export function propertyFacts(item: ItemRow, language: Language): Labelled[] {
  return [
    [words.appearance, inLanguage(item, "appearance", language)],
    [words.meltingPoint, item.melting_point],
    [words.boilingPoint, item.boiling_point],
    [words.density, item.density],
    [words.flashPoint, item.flash_point],
    [words.explosionLimits, item.explosion_limits],
    [words.refractiveIndex, item.refractive_index],
    [words.opticalRotation, item.optical_rotation],
  ];
}
