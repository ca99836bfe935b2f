/** The bands of list prices, in the order in which they are shown. */
export const INSTRUMENT_PRICES = [
  "under-100",
  "under-500",
  "under-2000",
  "under-10000",
  "from-10000",
] as const;
export type InstrumentPrice = (typeof INSTRUMENT_PRICES)[number];

/** The orders of the list of instruments; `usual` is that of the catalogue. */
export const INSTRUMENT_ORDERS = ["usual", "price-up", "price-down", "name"] as const;
export type InstrumentOrder = (typeof INSTRUMENT_ORDERS)[number];

/**
 * What the list of instruments is narrowed to, and its order. Values of one facet are alternatives; no value means no filter. Texts are
 * the Chinese ones in both languages, so that an address is the same in both.
 */
export interface InstrumentRefinement {
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  /** Names with values: "量程: 0.5-10μL". Each name is a facet of its own. */
  readonly attributes: readonly string[];
  readonly prices: readonly InstrumentPrice[];
  readonly sort: InstrumentOrder;
}

export const ALL_INSTRUMENTS: InstrumentRefinement = {
  categories: [],
  brands: [],
  attributes: [],
  prices: [],
  sort: "usual",
};

/** How many values of a facet can be chosen, and how long they are together. */
export const MOST_CHOSEN_VALUES = 50;
export const LONGEST_CHOSEN_VALUES = 2000;

/** How many attributes are offered as facets, and how many values of each facet; chosen ones always are. */
export const MOST_ATTRIBUTE_FACETS = 6;
export const MOST_FACET_VALUES = 100;

/** Whether a list leaves instruments out. */
export function isInstrumentListNarrowed(refinement: InstrumentRefinement): boolean {
  const { categories, brands, attributes, prices } = refinement;
  return [categories, brands, attributes, prices].some((chosen) => chosen.length > 0);
}

/** A value, its name in the language of the list, and how many instruments it would leave as the only one of its facet. */
export interface InstrumentFacetValue {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

export interface InstrumentFacets {
  readonly categories: readonly InstrumentFacetValue[];
  readonly brands: readonly InstrumentFacetValue[];
  readonly attributes: readonly {
    readonly name: string;
    readonly values: readonly InstrumentFacetValue[];
  }[];
  readonly prices: readonly { readonly value: InstrumentPrice; readonly count: number }[];
}

/** The chosen values with another, or without it where it was chosen. */
export function toggledValue<Value>(chosen: readonly Value[], value: Value): readonly Value[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}
