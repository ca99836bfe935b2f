/** How many items stand beside one another at most (issue 3, finding things). */
export const LARGEST_COMPARISON = 4;

/** What a row of a comparison says of an item; of several things, such as hazard statements, the order means nothing. */
export type ComparedValue = string | readonly string[];

/** The items of a comparison, as an address or a device writes them: codes parted by commas, each once. */
export function parseComparison(text: string): string[] {
  const codes = text.normalize("NFKC").split(",");
  return [...new Set(codes.map((code) => code.trim().toUpperCase()))].filter(Boolean);
}

/** Puts an item last on a comparison, where it stands once; undefined when no more find room. */
export function addToComparison(codes: readonly string[], code: string): string[] | undefined {
  if (codes.includes(code)) return [...codes];
  return codes.length < LARGEST_COMPARISON ? [...codes, code] : undefined;
}

/**
 * Parts the rows of a comparison, in their order: those in which items differ, and those that say the same of all. A
 * row that says nothing of any item is left out. Where one is silent and another is not, they differ; width, case,
 * blanks and the kind of a dash make no difference.
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
