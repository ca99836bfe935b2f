import { groupBy } from "./list.ts";

/** How many items can be compared (issue 3, finding things). */
export const LARGEST_COMPARISON = 4;

/** The values of an item in a row of a comparison; the order of several values has no meaning. */
export type ComparedValue = string | readonly string[];

/** The item codes of a comparison, from a URL or from storage: separated by commas, each once. */
export function parseComparison(text: string): string[] {
  const codes = text.normalize("NFKC").split(",");
  return [...new Set(codes.map((code) => code.trim().toUpperCase()))].filter(Boolean);
}

/** Adds an item to the end of a comparison, once; undefined when the comparison is full. */
export function addToComparison(codes: readonly string[], code: string): string[] | undefined {
  if (codes.includes(code)) return [...codes];
  return codes.length < LARGEST_COMPARISON ? [...codes, code] : undefined;
}

interface ComparedValues {
  readonly values: readonly ComparedValue[];
  /** Whether a missing value is one, as where nothing is in stock, and not a gap in what is recorded. */
  readonly isMissingAValue?: boolean;
}

interface PartedRows<Row> {
  /** The items differ. */
  readonly differing: readonly Row[];
  /** The items have the same value. */
  readonly alike: readonly Row[];
  /** Some items have the same value, nothing is recorded for the others. */
  readonly partial: readonly Row[];
}

/**
 * Splits the rows of a comparison, in their order. A row without a value is left out. Width, case, blanks and the kind of a
 * dash make no difference.
 */
export function partRows<Row extends ComparedValues>(rows: readonly Row[]): PartedRows<Row> {
  const parted = groupBy(rows, ({ values, isMissingAValue = false }) => {
    const all = new Set(values.map(plain));
    const known = [...all].filter(Boolean);
    if (known.length === 0) return "empty";
    if (all.size === 1) return "alike";
    return known.length > 1 || isMissingAValue ? "differing" : "partial";
  });
  const part = (name: keyof PartedRows<Row>) => parted.get(name) ?? [];
  return { differing: part("differing"), alike: part("alike"), partial: part("partial") };
}

function plain(value: ComparedValue): string {
  const parts = typeof value === "string" ? [value] : [...value].sort();
  return parts
    .map((part) =>
      part
        .normalize("NFKC")
        .replaceAll(/\s/gu, "")
        .replaceAll(/[‐‑‒–—−]/gu, "-")
        .toLowerCase(),
    )
    .join("\n");
}
