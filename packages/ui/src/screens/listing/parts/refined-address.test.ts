import { FACETS, SORT_ORDERS, UNREFINED } from "@reagent/domain/facet";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRefinement, writtenRefinement } from "./refined-address.ts";

const refinements = fc.record({
  purity: fc.subarray([...FACETS.purity]),
  size: fc.subarray([...FACETS.size]),
  price: fc.subarray([...FACETS.price]),
  stock: fc.subarray([...FACETS.stock]),
  hazard: fc.subarray([...FACETS.hazard]),
  categoryId: fc.option(fc.string({ minLength: 1 })),
  sort: fc.constantFrom(...SORT_ORDERS),
});

describe("a refined address", () => {
  it("says how the listing is refined, whatever that is", () => {
    fc.assert(
      fc.property(refinements, fc.integer({ min: 1, max: 99 }), (refinement, page) => {
        const query = new URLSearchParams(writtenRefinement(refinement, page)).toString();
        expect(readRefinement(new URLSearchParams(query))).toEqual(refinement);
      }),
    );
  });

  it("says nothing of a plain listing's first page", () => {
    expect(writtenRefinement(UNREFINED, 1)).toEqual({});
  });

  it("passes over what means nothing", () => {
    expect(
      readRefinement(new URLSearchParams("purity=99,<b>&sort=random&colour=red&page=x")),
    ).toEqual({ ...UNREFINED, purity: ["99"] });
  });
});
