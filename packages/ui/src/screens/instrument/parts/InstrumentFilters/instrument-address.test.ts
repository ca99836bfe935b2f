import { isRefinement } from "@reagent/api/pages/refinement-query";
import {
  ALL_INSTRUMENTS,
  INSTRUMENT_ORDERS,
  INSTRUMENT_PRICES,
  LONGEST_CHOSEN_VALUES,
  MOST_CHOSEN_VALUES,
} from "@reagent/domain/instrument-facet";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foundInstrumentAddress, instrumentAddress } from "./instrument-address.ts";

const values = fc.uniqueArray(
  fc.string({ minLength: 1 }).filter((value) => !value.includes("\n")),
  { maxLength: 4 },
);
const refinements = fc.record({
  categories: values,
  brands: values,
  attributes: values,
  prices: fc.subarray([...INSTRUMENT_PRICES]),
  sort: fc.constantFrom(...INSTRUMENT_ORDERS),
});
const written = (...of: Parameters<typeof instrumentAddress.write>) =>
  new URLSearchParams(instrumentAddress.write(...of));

describe("the address of the list of instruments", () => {
  it("restores any refinement", () => {
    fc.assert(
      fc.property(refinements, fc.integer({ min: 1, max: 99 }), (refinement, page) => {
        const query = written(refinement, page).toString();
        expect(instrumentAddress.read(new URLSearchParams(query))).toEqual(refinement);
      }),
    );
  });

  it("has no query for the first page of all instruments", () => {
    expect(written(ALL_INSTRUMENTS, 1).toString()).toBe("");
  });

  it("is read without unknown prices, orders and parameters, and without a value twice", () => {
    const query = "price=under-100,<b>&sort=random&colour=red&page=x&brand=a&brand=a&category=";
    expect(instrumentAddress.read(new URLSearchParams(query))).toEqual({
      ...ALL_INSTRUMENTS,
      brands: ["a"],
      prices: ["under-100"],
    });
  });

  it("is read with as many values as can be sent", () => {
    const many = new URLSearchParams(
      Array.from({ length: MOST_CHOSEN_VALUES + 9 }, (_, at) => ["brand", String(at)]),
    );
    expect(instrumentAddress.read(many).brands).toHaveLength(MOST_CHOSEN_VALUES);
    const long = new URLSearchParams([
      ["attr", "x".repeat(LONGEST_CHOSEN_VALUES + 1)],
      ["attr", "量程: 120g"],
    ]);
    expect(instrumentAddress.read(long).attributes).toEqual(["量程: 120g"]);
  });

  it("holds the instruments that a search finds beside the refinement of its reagents", () => {
    const found = { ...ALL_INSTRUMENTS, brands: ["刻度"], sort: "price-up" } as const;
    const query = foundInstrumentAddress.write(found, 2);
    const address = new URLSearchParams([["category", "12"], ["sort", "purity"], ...query]);
    expect(foundInstrumentAddress.read(address)).toEqual(found);
    expect(address.get(foundInstrumentAddress.page)).toBe("2");
    expect([...address.keys()].filter(foundInstrumentAddress.isOwn)).toHaveLength(query.length);
    expect([...address.keys()].filter(isRefinement)).toEqual(["category", "sort"]);
  });

  it("knows its own parameters", () => {
    expect(instrumentAddress.isOwn("attr")).toBe(true);
    expect(instrumentAddress.isOwn("utm_source")).toBe(false);
  });
});
