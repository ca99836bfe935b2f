import type { ComparedItem } from "@reagent/api/contract/product";
import type { Selectable } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { Language } from "../../http/language.ts";
import { inLanguage } from "../../http/language.ts";
import { documentUrl } from "./document-links.ts";
import { aliasText } from "./item-rows.ts";
import { safetyLevelOf } from "./safety-level.ts";

type Row = Selectable<Schema["items"]>;

/** What is known of an item itself, the same for everyone. */
export function itemFacts(row: Row, language: Language) {
  return {
    ...identityOf(row, language),
    ...propertiesOf(row, language),
    ...safetyOf(row),
    ...documentsOf(row, language),
  };
}

type Part<Name extends keyof ComparedItem> = Pick<ComparedItem, Name>;

function identityOf(
  row: Row,
  language: Language,
): Part<
  | "itemId"
  | "itemCode"
  | "chineseName"
  | "englishName"
  | "chineseAlias"
  | "englishAlias"
  | "specification"
  | "casNumber"
  | "formula"
  | "molecularWeight"
  | "einecsNumber"
  | "mdlNumber"
  | "smiles"
  | "drawing"
  | "category"
> {
  return {
    itemId: String(row.id),
    itemCode: row.code,
    chineseName: row.name_zh,
    englishName: row.name_en,
    chineseAlias: aliasText(row.aliases_zh),
    englishAlias: aliasText(row.aliases_en),
    specification: inLanguage(row, "specification", language),
    casNumber: row.cas ?? "",
    formula: row.formula ?? "",
    molecularWeight: row.molecular_weight ?? "",
    einecsNumber: row.einecs ?? "",
    mdlNumber: row.mdl ?? "",
    smiles: row.smiles ?? "",
    drawing: { markup: row.structure_svg ?? "" },
    category: row.kind,
  };
}

function propertiesOf(
  row: Row,
  language: Language,
): Part<
  | "properties"
  | "meltingPoint"
  | "boilingPoint"
  | "density"
  | "storage"
  | "application"
  | "refractiveIndex"
  | "opticalRotation"
  | "flashPoint"
  | "explosionLimits"
  | "appearance"
  | "particleSize"
  | "surfaceArea"
  | "description"
> {
  return {
    properties: inLanguage(row, "properties", language) ?? "",
    meltingPoint: row.melting_point ?? "",
    boilingPoint: row.boiling_point ?? "",
    density: row.density ?? "",
    storage: inLanguage(row, "storage", language) ?? "",
    application: inLanguage(row, "application", language) ?? "",
    refractiveIndex: row.refractive_index ?? "",
    opticalRotation: row.optical_rotation ?? "",
    flashPoint: row.flash_point ?? "",
    explosionLimits: row.explosion_limits ?? "",
    appearance: inLanguage(row, "appearance", language) ?? "",
    particleSize: row.particle_size ?? "",
    surfaceArea: row.surface_area ?? "",
    description: inLanguage(row, "description", language) ?? "",
  };
}

function safetyOf(
  row: Row,
): Part<
  | "hazardNumber"
  | "isBiological"
  | "isPrecursor"
  | "isRare"
  | "safetyLevel"
  | "pictograms"
  | "hazardStatements"
  | "signalWord"
  | "unNumber"
> {
  return {
    hazardNumber: row.hazardous_number ?? "",
    isBiological: row.is_bio === 1,
    isPrecursor: row.is_precursor === 1,
    isRare: row.is_rare === 1,
    safetyLevel: safetyLevelOf(row.safe_level),
    pictograms: JSON.parse(row.ghs_pictograms) as string[],
    hazardStatements: JSON.parse(row.hazard_codes) as string[],
    signalWord: row.signal ?? "none",
    unNumber: row.un_number ?? "",
  };
}

/** The documents of an item; the data sheet goes by the item's id, 0 where there is none. */
function documentsOf(
  row: Row,
  language: Language,
): Part<"msdsId" | "hasFineChemicalsMsds" | "spectrumUrl" | "instructionUrl" | "hasNmr"> {
  const url = (kind: "spectrum" | "instruction") =>
    documentUrl({ kind, subject: row.code, language });
  return {
    msdsId: row.has_msds === 1 ? String(row.id) : "0",
    hasFineChemicalsMsds: row.has_brand_msds === 1,
    spectrumUrl: row.has_spectrum === 1 ? url("spectrum") : "",
    instructionUrl: row.has_instruction === 1 ? url("instruction") : "",
    hasNmr: row.has_nmr === 1,
  };
}
