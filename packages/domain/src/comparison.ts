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

/**
 * Splits the rows of a comparison, in their order, into those in which items differ and those that are the same for all. A
 * row without a value is left out. A missing value differs from any value; width, case, blanks and the kind of a dash make
 * no difference.
 */
export function partRows<Row extends { readonly values: readonly ComparedValue[] }>(
  rows: readonly Row[],
): { readonly differing: readonly Row[]; readonly alike: readonly Row[] } {
  const said = rows.map((row) => ({ row, values: new Set(row.values.map(plain)) }));
  return {
    differing: said.filter(({ values }) => values.size > 1).map(({ row }) => row),
    alike: said.filter(({ values }) => values.size === 1 && !values.has("")).map(({ row }) => row),
  };
}

function plain(value: ComparedValue): string {
  const parts = typeof value === "string" ? [value] : value.toSorted();
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
