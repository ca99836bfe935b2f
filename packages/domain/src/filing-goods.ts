import { FILING_GOODS, type FilingGoods } from "./filing-name.ts";
import type { PrecursorFilingKind } from "./filing.ts";
import { type DrugPrecursorClass, drugPrecursorClass } from "./precursor.ts";
import { filingsFor, type RestrictableLine } from "./restriction.ts";

const BY_CLASS = { 1: "drug-1", 2: "drug-2", 3: "drug-3" } as const satisfies Record<
  DrugPrecursorClass,
  FilingGoods
>;

/** What goods a filing is required for, each once, in the order of `FILING_GOODS`. */
export function filingGoods(
  filing: PrecursorFilingKind,
  lines: readonly RestrictableLine[],
): readonly FilingGoods[] {
  const found = new Set(
    lines
      .filter((line) => filingsFor(line).includes(filing))
      .map(({ casNumber, isExplosivePrecursor }): FilingGoods => {
        if (filing === "explosive") return isExplosivePrecursor ? "explosive" : "hazardous";
        const group = drugPrecursorClass(casNumber);
        return group === undefined ? "drug" : BY_CLASS[group];
      }),
  );
  return (Object.keys(FILING_GOODS) as FilingGoods[]).filter((each) => found.has(each));
}
