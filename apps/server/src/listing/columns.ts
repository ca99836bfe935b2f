import { FACET_NAMES, FACETS, type Facet, type Filters } from "@reagent/domain/facet";

/** The price of items on request, greater than all others. */
export const ON_REQUEST = 2 ** 31 - 1;

/**
 * Columns of all items in the catalogue's order, for listings: about 24 bytes per item. An item's row is its index in them. The
 * arrays of the categories are sorted by category, then by row.
 */
export interface Columns {
  readonly ids: Int32Array;
  /** The row of the first item of each item's substance. */
  readonly substances: Int32Array;
  /** The facets' values, one bit each. */
  readonly facets: Uint32Array;
  /** The lowest list price in fen. */
  readonly prices: Int32Array;
  /** The purity in percent; 0 where unknown. */
  readonly purities: Float32Array;
  /** The categories that have items themselves. */
  readonly categories: Int32Array;
  /** Where the items of each category start in `categoryPlaces`; one more for the end. */
  readonly categoryStarts: Int32Array;
  /** The rows of the items of the categories, one category after the other. The name is stored. */
  readonly categoryPlaces: Int32Array;
}

/** The bits of every facet's values, in the order of `FACETS`. */
export const FACET_BITS: readonly {
  readonly facet: Facet;
  readonly value: string;
  readonly bit: number;
}[] = FACET_NAMES.flatMap((facet) => FACETS[facet].map((value) => ({ facet, value }))).map(
  (each, at) => ({ ...each, bit: 1 << at }),
);

const bitOf = new Map(FACET_BITS.map(({ facet, value, bit }) => [`${facet} ${value}`, bit]));

/** The bits of values of one facet. */
export function bitsOf(facet: Facet, values: readonly string[]): number {
  return values.reduce((bits, value) => bits | (bitOf.get(`${facet} ${value}`) ?? 0), 0);
}

/** The bits of the values of all facets. */
export function allBits(filters: Filters): number {
  return FACET_NAMES.reduce((bits, facet) => bits | bitsOf(facet, filters[facet]), 0);
}
