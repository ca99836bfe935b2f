/** How many packs of an item are listed before "show all" (storefront §9, visible variants). */
export const VISIBLE_VARIANTS = 5;

/**
 * Results of a search by words up to this many are counted and listed; the total of more is marked as a lower bound (decisions, search
 * totals).
 */
export const MOST_LISTED = 10_000;

/** The two tabs of the search results (storefront §2, search results). */
export type SearchTab = "reagents" | "instruments";

export type SearchTotals = { readonly reagents: number; readonly instruments: number };

/**
 * The text to search for next, or undefined when nothing was typed (storefront §5, search box). Searching the current text again
 * appends a space, so that the route changes and the results are loaded again (storefront §4, search).
 */
export function nextSearchText(input: string, currentText: string | undefined): string | undefined {
  const text = input.trim();
  if (text === "") return undefined;
  return text === currentText ? `${text} ` : text;
}

/** The tab that a search opens: instruments when it found no reagents, else reagents (storefront §4, search). */
export function tabAfterSearch(totals: SearchTotals): SearchTab {
  return totals.reagents > 0 ? "reagents" : "instruments";
}

/** Whether the price table opens by itself: for a single result group with a total of 1 (storefront §4, search). */
export function opensItself(groups: number, total: number): boolean {
  return groups === 1 && total === 1;
}

/** The packs that are listed: the first five until all are requested (storefront §2, search results; §9, visible variants). */
export function visibleVariants<T>(variants: readonly T[], showsAll: boolean): readonly T[] {
  return showsAll ? variants : variants.slice(0, VISIBLE_VARIANTS);
}

/** How many packs "show all" adds. */
export function hiddenVariants(count: number, showsAll: boolean): number {
  return showsAll ? 0 : Math.max(0, count - VISIBLE_VARIANTS);
}
