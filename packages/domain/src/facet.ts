/** The facets of reagent listings and searches, with their values in the order in which they are shown. */
export const FACETS = {
  purity: ["99.9", "99", "98", "95", "below-95", "not-stated"],
  size: ["up-to-1", "up-to-25", "up-to-500", "over-500", "other"],
  price: ["under-50", "under-200", "under-500", "under-2000", "from-2000", "on-request"],
  stock: ["in-stock"],
  hazard: [
    "none",
    "acute-poison",
    "hazardous",
    "drug-precursor",
    "drug-precursor-1",
    "drug-precursor-2",
    "drug-precursor-3",
    "explosive-precursor",
    "low-boiling",
  ],
} as const;

export type Facet = keyof typeof FACETS;
export type FacetValue<Of extends Facet = Facet> = (typeof FACETS)[Of][number];

export const FACET_NAMES = Object.keys(FACETS) as Facet[];

/** The chosen values by facet; no value means no filter. Values of one facet are alternatives. */
export type Filters = { readonly [Of in Facet]: readonly FacetValue<Of>[] };

export const NO_FILTERS: Filters = { purity: [], size: [], price: [], stock: [], hazard: [] };

/** The sort orders of a listing; `usual` is the order of the catalogue, or relevance. */
export const SORT_ORDERS = ["usual", "price-up", "price-down", "purity"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** The filters and the sort order of a listing. */
export interface Refinement extends Filters {
  readonly categoryId: string | null;
  readonly sort: SortOrder;
}

export const UNREFINED: Refinement = { ...NO_FILTERS, categoryId: null, sort: "usual" };

/** Whether a listing is filtered. */
export function isNarrowed(refinement: Refinement): boolean {
  return (
    refinement.categoryId !== null || FACET_NAMES.some((facet) => refinement[facet].length > 0)
  );
}

/** The refinement without its filters, in the same order. */
export function unfiltered({ sort }: Refinement): Refinement {
  return { ...UNREFINED, sort };
}

/** The known values of a facet, each once and in its order; a URL may hold others. */
export function knownValues<Of extends Facet>(
  facet: Of,
  chosen: readonly string[],
): readonly FacetValue<Of>[] {
  return FACETS[facet].filter((value) => chosen.includes(value));
}

/** Adds a value, or removes it. */
export function toggleValue(filters: Filters, facet: Facet, value: FacetValue): Filters {
  const chosen: readonly string[] = filters[facet];
  const next = chosen.includes(value)
    ? chosen.filter((each) => each !== value)
    : [...chosen, value];
  return { ...filters, [facet]: knownValues(facet, next) };
}
