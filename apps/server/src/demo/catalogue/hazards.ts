import { LISTED } from "@reagent/domain/hazard-listing";
import { NO_PRECURSOR } from "@reagent/domain/precursor";
import type { Hazards } from "../../catalogue/catalogue.ts";
import { listed, readTable } from "./tables.ts";
import type { RowOf } from "./tables.ts";

export const NO_HAZARDS: Hazards = {
  signal: null,
  pictograms: [],
  statements: [],
  unNumber: null,
  hazardousNumber: null,
  ...NO_PRECURSOR,
};

/** Hazards by CAS number. */
export function readHazards(): Map<string, Hazards> {
  return hazardsFrom(readTable("hazards"));
}

/** The hazards in the rows of their table, by CAS number. */
export function hazardsFrom(rows: readonly RowOf<"hazards">[]): Map<string, Hazards> {
  return new Map(
    rows.map((row) => [
      row.cas,
      {
        signal: row.signal === "danger" || row.signal === "warning" ? row.signal : null,
        pictograms: listed(row.pictograms),
        statements: listed(row.statements),
        unNumber: row.un_number === "" ? null : row.un_number,
        hazardousNumber: row.is_listed === "yes" ? row.serial_number || LISTED : null,
        isDrugPrecursor: listed(row.precursor).includes("drug"),
        isExplosivePrecursor: listed(row.precursor).includes("explosive"),
      },
    ]),
  );
}
