import { type SheetFacts, sheetFacts, type SheetItem } from "@reagent/domain/sheet-revision";
import type { Selectable } from "kysely";
import type { LocalizedText } from "../basics/language.ts";
import type { Schema } from "../database/schema.ts";

/** The columns of an item from which the hazard facts of its data sheet follow. */
export const SHEET_COLUMNS = [
  "cas",
  "specification_zh",
  "hazard_codes",
  "ghs_pictograms",
  "signal",
  "hazard_basis",
  "un_number",
  "hazardous_number",
  "is_drug_precursor",
  "is_explosive_precursor",
  "storage_zh",
  "storage_en",
  "exposure_limits_zh",
  "exposure_limits_en",
  "acute_toxicity_zh",
  "acute_toxicity_en",
  "flash_point",
  "explosion_limits",
] as const satisfies readonly (keyof Schema["items"])[];

type Row = Pick<Selectable<Schema["items"]>, (typeof SHEET_COLUMNS)[number]>;

/** The hazard facts of the data sheet of an item; of a row that was kept as JSON, columns may be missing, which reads as null. */
export function sheetFactsOf(row: Row): SheetFacts {
  return sheetFacts(sheetItemOf(row));
}

function sheetItemOf(row: Row): SheetItem {
  const both = (zh: string | null, en: string | null): LocalizedText => ({
    zh: zh ?? "",
    en: en ?? "",
  });
  return {
    casNumber: row.cas ?? "",
    specification: row.specification_zh,
    statements: JSON.parse(row.hazard_codes) as string[],
    pictograms: JSON.parse(row.ghs_pictograms) as string[],
    signal: row.signal ?? "none",
    basis: row.hazard_basis ?? "unstated",
    unNumber: row.un_number ?? "",
    hazardNumber: row.hazardous_number ?? "",
    isDrugPrecursor: row.is_drug_precursor === 1,
    isExplosivePrecursor: row.is_explosive_precursor === 1,
    storage: both(row.storage_zh, row.storage_en),
    exposureLimits: both(row.exposure_limits_zh, row.exposure_limits_en),
    acuteToxicity: both(row.acute_toxicity_zh, row.acute_toxicity_en),
    flashPoint: row.flash_point ?? "",
    explosionLimits: row.explosion_limits ?? "",
  };
}
