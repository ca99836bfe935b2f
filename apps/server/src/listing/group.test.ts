import {
  FACET_NAMES,
  FACETS,
  type Filters,
  knownValues,
  NO_FILTERS,
  SORT_ORDERS,
} from "@reagent/domain/facet";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bitsOf, type Columns, ON_REQUEST } from "./columns.ts";
import { Group } from "./group.ts";

interface Listed {
  readonly facets: Filters;
  readonly price: number;
  readonly purity: number;
  /** Equal in the items of one substance. */
  readonly substance: number;
}

const someFacets: fc.Arbitrary<Filters> = fc.record({
  purity: fc.subarray([...FACETS.purity]),
  size: fc.subarray([...FACETS.size]),
  price: fc.subarray([...FACETS.price]),
  stock: fc.subarray([...FACETS.stock]),
  hazard: fc.subarray([...FACETS.hazard]),
});
const fewFacets = fc.record({
  purity: fc.subarray([...FACETS.purity], { maxLength: 2 }),
  size: fc.subarray([...FACETS.size], { maxLength: 1 }),
  price: fc.constant([]),
  stock: fc.subarray([...FACETS.stock]),
  hazard: fc.subarray([...FACETS.hazard], { maxLength: 1 }),
});
const someItems: fc.Arbitrary<Listed[]> = fc.array(
  fc.record({
    facets: someFacets,
    price: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(ON_REQUEST)),
    purity: fc.constantFrom(0, 95, 98, 99),
    substance: fc.nat({ max: 9 }),
  }),
  { maxLength: 40 },
);

function columnsOf(items: readonly Listed[]): Columns {
  return {
    ids: Int32Array.from(items, (_, row) => 1000 + row),
    substances: Int32Array.from(items, ({ substance }) =>
      items.findIndex((item) => item.substance === substance),
    ),
    facets: Uint32Array.from(items, ({ facets }) =>
      FACET_NAMES.reduce((bits, facet) => bits | bitsOf(facet, facets[facet]), 0),
    ),
    prices: Int32Array.from(items, ({ price }) => price),
    purities: Float32Array.from(items, ({ purity }) => purity),
    categories: new Int32Array(),
    categoryStarts: new Int32Array(1),
    categoryPlaces: new Int32Array(),
  };
}

const all = (items: readonly Listed[]) => Int32Array.from(items.keys());

function has({ facets }: Listed, filters: Filters): boolean {
  return FACET_NAMES.every(
    (facet) =>
      filters[facet].length === 0 ||
      filters[facet].some((value) => (facets[facet] as readonly string[]).includes(value)),
  );
}

describe("refining a listing", () => {
  it("refining a listing keeps items with a chosen value of every facet, in order", () => {
    fc.assert(
      fc.property(someItems, fewFacets, (items, filters) => {
        const group = new Group(columnsOf(items), all(items));
        const matching = items.flatMap((item, row) => (has(item, filters) ? [row] : []));
        expect(group.page(filters, "usual", { page: 1, size: 100 })).toEqual(matching);
        expect(group.count(filters).total).toBe(matching.length);
        expect(group.countSubstances(filters)).toBe(
          new Set(matching.map((row) => items[row]?.substance)).size,
        );
      }),
    );
  });

  it("refining a listing counts for each value the items that it would leave as the only value of its facet", () => {
    fc.assert(
      fc.property(someItems, fewFacets, (items, filters) => {
        const { counts } = new Group(columnsOf(items), all(items)).count(filters);
        for (const facet of FACET_NAMES) {
          for (const { value, count } of counts[facet]) {
            const alone = { ...filters, [facet]: knownValues(facet, [value]) };
            expect(count, `${facet} ${value}`).toBe(
              items.filter((item) => has(item, alone)).length,
            );
          }
        }
      }),
    );
  });
});

describe("items that are also in another group", () => {
  it("items that are also in another group are counted after narrowing", () => {
    fc.assert(
      fc.property(someItems, fewFacets, fc.nat(), (items, filters, seed) => {
        const columns = columnsOf(items);
        const others = all(items).filter((row) => (row * 7 + seed) % 3 === 0);
        const count = new Group(columns, all(items)).countIn(new Group(columns, others), filters);
        expect(count).toBe([...others].filter((row) => has(items[row] as Listed, filters)).length);
      }),
    );
  });
});

describe("a page of a listing", () => {
  it.each(SORT_ORDERS)(
    "a page of a listing in the order %s has every item once over all pages",
    (sort) => {
      fc.assert(
        fc.property(someItems, fc.integer({ min: 1, max: 7 }), (items, size) => {
          const group = new Group(columnsOf(items), all(items));
          const rows = Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
            group.page(NO_FILTERS, sort, { page: index + 1, size }),
          ).flat();
          expect(rows.toSorted((a, b) => a - b)).toEqual([...items.keys()]);
        }),
      );
    },
  );

  const items = [300, ON_REQUEST, 100, 200, 100].map((price, row) => ({
    facets: { purity: [], size: [], price: [], stock: [], hazard: [] },
    price,
    purity: [98, 99, 0, 99, 95][row] ?? 0,
    substance: row,
  }));

  it.each([
    ["usual", [0, 1, 2, 3, 4]],
    ["price-up", [2, 4, 3, 0, 1]],
    ["price-down", [0, 3, 2, 4, 1]],
    ["purity", [1, 3, 0, 4, 2]],
  ] as const)(
    "a page of a listing in the order %s keeps equal items in the catalogue's order",
    (sort, rows) => {
      const group = new Group(columnsOf(items), all(items));
      expect(group.page(NO_FILTERS, sort, { page: 1, size: 20 })).toEqual(rows);
    },
  );
});
