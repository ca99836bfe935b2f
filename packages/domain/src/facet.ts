/** What listings and searches of reagents can be narrowed by, with the values of each in the order they are shown. */
export const FACETS = {
  purity: ["99.9", "99", "98", "95", "below-95", "not-stated"],
  size: ["up-to-1", "up-to-25", "up-to-500", "over-500", "other"],
  price: ["under-50", "under-200", "under-500", "under-2000", "from-2000", "on-request"],
  stock: ["in-stock"],
  hazard: ["none", "hazardous", "precursor", "low-boiling"],
} as const;

export type Facet = keyof typeof FACETS;
export type FacetValue<Of extends Facet = Facet> = (typeof FACETS)[Of][number];

export const FACET_NAMES = Object.keys(FACETS) as Facet[];

/** The values that are asked for, by facet; none means that the facet narrows nothing. Values of one facet add up. */
export type Filters = { readonly [Of in Facet]: readonly FacetValue<Of>[] };

export const NO_FILTERS: Filters = { purity: [], size: [], price: [], stock: [], hazard: [] };

/** The orders of a listing; `usual` is the catalogue's own, or how well a search is met. */
export const SORT_ORDERS = ["usual", "price-up", "price-down", "purity"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** How a listing is narrowed and ordered: by facets, by a category among them, and in which order. */
export interface Refinement extends Filters {
  readonly categoryId: string | null;
  readonly sort: SortOrder;
}

export const UNREFINED: Refinement = { ...NO_FILTERS, categoryId: null, sort: "usual" };

/** Whether anything is left out of a listing. */
export function isNarrowed(refinement: Refinement): boolean {
  return (
    refinement.categoryId !== null || FACET_NAMES.some((facet) => refinement[facet].length > 0)
  );
}

/** Keeps the values that a facet has, each once and in its order: what an address says may be anything. */
export function knownValues<Of extends Facet>(
  facet: Of,
  asked: readonly string[],
): readonly FacetValue<Of>[] {
  return FACETS[facet].filter((value) => asked.includes(value));
}

/** Adds a value to the asked ones, or takes it away. */
export function toggleValue(filters: Filters, facet: Facet, value: FacetValue): Filters {
  const asked: readonly string[] = filters[facet];
  const next = asked.includes(value) ? asked.filter((each) => each !== value) : [...asked, value];
  return { ...filters, [facet]: knownValues(facet, next) };
}
