import { FACETS, SORT_ORDERS, UNREFINED } from "@reagent/domain/facet";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRefinement, writtenRefinement } from "./refinement-query.ts";

const refinements = fc.record({
  purity: fc.subarray([...FACETS.purity]),
  size: fc.subarray([...FACETS.size]),
  price: fc.subarray([...FACETS.price]),
  stock: fc.subarray([...FACETS.stock]),
  hazard: fc.subarray([...FACETS.hazard]),
  categoryId: fc.option(fc.string({ minLength: 1 })),
  sort: fc.constantFrom(...SORT_ORDERS),
});

describe("the query of a refined listing", () => {
  it("restores any refinement from the query of an address", () => {
    fc.assert(
      fc.property(refinements, fc.integer({ min: 1, max: 99 }), (refinement, page) => {
        const query = new URLSearchParams(writtenRefinement(refinement, page)).toString();
        expect(readRefinement(new URLSearchParams(query))).toEqual(refinement);
      }),
    );
  });

  it("the query of a refined listing is empty for the first page of an unrefined listing", () => {
    expect(writtenRefinement(UNREFINED, 1)).toEqual([]);
  });

  it("ignores unknown values and parameters of the query", () => {
    expect(
      readRefinement(new URLSearchParams("purity=99,<b>&sort=random&colour=red&page=x")),
    ).toEqual({ ...UNREFINED, purity: ["99"] });
  });
});
