import { DRUG_PRECURSORS, EXPLOSIVE_PRECURSORS } from "./precursor-lists.ts";

/** The two regulatory marks of precursors; a substance can have both (glossary, 易制毒, 易制爆). */
export interface PrecursorMarks {
  /** 易制毒: on the national catalogue of drug precursors. */
  readonly isDrugPrecursor: boolean;
  /** 易制爆: on the national list of explosive precursors. */
  readonly isExplosivePrecursor: boolean;
}

export const NO_PRECURSOR: PrecursorMarks = {
  isDrugPrecursor: false,
  isExplosivePrecursor: false,
};

/** The class of the national catalogue, which decides who may buy a drug precursor and with which licence or record. */
export type DrugPrecursorClass = (typeof DRUG_PRECURSORS)[number]["class"];

const DRUG: ReadonlyMap<string, DrugPrecursorClass> = new Map(
  DRUG_PRECURSORS.flatMap(({ cas, class: group }) => cas.map((each) => [each, group] as const)),
);

/** The content that each explosive precursor must exceed, in percent. */
const EXPLOSIVE_ABOVE: ReadonlyMap<string, number> = new Map(
  EXPLOSIVE_PRECURSORS.flatMap(({ cas, above = 0 }) => cas.map((each) => [each, above] as const)),
);

/**
 * The marks of a substance by the national lists.
 *
 * @param cas - Its CAS number.
 * @param percent - The content of a preparation; 100 for the substance itself.
 */
export function precursorMarks(cas: string, percent = 100): PrecursorMarks {
  const above = EXPLOSIVE_ABOVE.get(cas);
  return {
    isDrugPrecursor: DRUG.has(cas),
    isExplosivePrecursor: above !== undefined && percent > above,
  };
}

/** The class of a drug precursor by its CAS number; undefined where the national catalogue has no such number. */
export function drugPrecursorClass(cas: string): DrugPrecursorClass | undefined {
  return DRUG.get(cas);
}
