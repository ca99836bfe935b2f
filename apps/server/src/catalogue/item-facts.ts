import type { ComparedItem } from "@reagent/api/contract/product";
import type { Selectable } from "kysely";
import type { Language } from "../basics/language.ts";
import { inLanguage } from "../basics/language.ts";
import type { Schema } from "../database/schema.ts";
import { documentUrl } from "./document-links.ts";
import { safetyLevelOf } from "./safety-level.ts";

type Row = Selectable<Schema["items"]>;

/** The columns of `listedFacts`. */
export const LISTED_COLUMNS = [
  "id",
  "code",
  "name_zh",
  "name_en",
  "aliases_zh",
  "aliases_en",
  "specification_zh",
  "specification_en",
  "formula",
  "molecular_weight",
  "cas",
  "mdl",
  "storage_zh",
  "storage_en",
  "hazardous_number",
  "is_bio",
  "is_drug_precursor",
  "is_explosive_precursor",
  "is_rare",
  "kind",
  "safe_level",
  "smiles",
] as const satisfies readonly (keyof Row)[];

/** The facts on an item that its page and lists have in common. */
export function listedFacts(row: Pick<Row, (typeof LISTED_COLUMNS)[number]>, language: Language) {
  return {
    itemId: String(row.id),
    itemCode: row.code,
    chineseName: row.name_zh,
    englishName: row.name_en,
    chineseAlias: aliasText(row.aliases_zh),
    englishAlias: aliasText(row.aliases_en),
    specification: inLanguage(row, "specification", language),
    formula: row.formula ?? "",
    molecularWeight: row.molecular_weight ?? "",
    casNumber: row.cas ?? "",
    mdlNumber: row.mdl ?? "",
    storage: inLanguage(row, "storage", language) ?? "",
    hazardNumber: row.hazardous_number ?? "",
    isBiological: row.is_bio === 1,
    isDrugPrecursor: row.is_drug_precursor === 1,
    isExplosivePrecursor: row.is_explosive_precursor === 1,
    isRare: row.is_rare === 1,
    category: row.kind,
    safetyLevel: safetyLevelOf(row.safe_level),
    smiles: row.smiles ?? "",
  };
}

/** The facts on an item itself, the same for every viewer. */
export function itemFacts(
  row: Row,
  language: Language,
): Omit<ComparedItem, "isFavourite" | "packs"> {
  return {
    ...listedFacts(row, language),
    ...documentsOf(row, language),
    einecsNumber: row.einecs ?? "",
    drawing: { markup: drawingOf(row) },
    properties: inLanguage(row, "properties", language) ?? "",
    meltingPoint: row.melting_point ?? "",
    boilingPoint: row.boiling_point ?? "",
    density: row.density ?? "",
    application: inLanguage(row, "application", language) ?? "",
    refractiveIndex: row.refractive_index ?? "",
    opticalRotation: row.optical_rotation ?? "",
    flashPoint: row.flash_point ?? "",
    explosionLimits: row.explosion_limits ?? "",
    appearance: inLanguage(row, "appearance", language) ?? "",
    particleSize: row.particle_size ?? "",
    surfaceArea: row.surface_area ?? "",
    description: inLanguage(row, "description", language) ?? "",
    pictograms: JSON.parse(row.ghs_pictograms) as string[],
    hazardStatements: JSON.parse(row.hazard_codes) as string[],
    hazardBasis: row.hazard_basis ?? "unstated",
    signalWord: row.signal ?? "none",
    unNumber: row.un_number ?? "",
    exposureLimits: inLanguage(row, "exposure_limits", language) ?? "",
    acuteToxicity: inLanguage(row, "acute_toxicity", language) ?? "",
  };
}

/** What is drawn of an item: its structure, else its picture; empty where it has neither (decisions, pictures of items). */
export function drawingOf(row: Pick<Row, "structure_svg" | "picture">): string {
  return row.structure_svg ?? row.picture ?? "";
}

/** The documents of an item; the id of its data sheet is the item's id, "0" for none. */
function documentsOf(row: Row, language: Language) {
  const url = (kind: "spectrum" | "instruction") =>
    documentUrl({ kind, subject: row.code, language });
  return {
    msdsId: row.has_msds === 1 ? String(row.id) : "0",
    partnerMsdsUrl: row.brand_msds_url ?? "",
    spectrumUrl: row.has_spectrum === 1 ? url("spectrum") : "",
    instructionUrl: row.has_instruction === 1 ? url("instruction") : "",
    hasNmr: row.has_nmr === 1,
  };
}

/** Aliases, stored as a JSON list, as one text. */
function aliasText(stored: string): string {
  return (JSON.parse(stored) as string[]).join("; ");
}
