import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FACET_NAMES,
  FACETS,
  isNarrowed,
  knownValues,
  NO_FILTERS,
  toggleValue,
  UNREFINED,
} from "./facet.ts";

describe("filters", () => {
  it("keep known values only, each once, in the facet's order", () => {
    expect(knownValues("purity", ["95", "99", "95", "'; drop table items", ""])).toEqual([
      "99",
      "95",
    ]);
  });

  it("filters are unchanged when a value is toggled twice", () => {
    const choice = fc
      .constantFrom(...FACET_NAMES)
      .chain((facet) =>
        fc.record({ facet: fc.constant(facet), value: fc.constantFrom(...FACETS[facet]) }),
      );
    fc.assert(
      fc.property(fc.array(choice), choice, (steps, { facet, value }) => {
        const filters = steps.reduce(
          (before, step) => toggleValue(before, step.facet, step.value),
          NO_FILTERS,
        );
        const twice = toggleValue(toggleValue(filters, facet, value), facet, value);
        expect(twice).toEqual(filters);
      }),
    );
  });

  it.each([
    [{}, false],
    [{ sort: "price-up" }, false],
    [{ purity: ["99"] }, true],
    [{ categoryId: "101" }, true],
  ] as const)("given %j leave something out: %s", (given, narrows) => {
    expect(isNarrowed({ ...UNREFINED, ...given })).toBe(narrows);
  });
});
