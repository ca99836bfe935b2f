import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { giftPrice, isInRange, POINT_RANGES, pointRangeOf } from "./gift.ts";

describe("the price of a gift (storefront §3, gift)", () => {
  it.each([
    [{ price: 250, preferentialPrice: null }, 250],
    [{ price: 250, preferentialPrice: 200 }, 200],
    [{ price: 250, preferentialPrice: 0 }, 0],
  ])("the price of %o is %d", (prices, expected) => {
    expect(giftPrice(prices)).toBe(expected);
  });
});

describe("the ranges of points (storefront §2, orchard)", () => {
  it("puts every price into exactly one range of points", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (price) => {
        expect(POINT_RANGES.filter((range) => isInRange(price, range))).toHaveLength(1);
      }),
    );
  });

  it("include both ends, and are found by their id", () => {
    const range = pointRangeOf("2");
    expect(range && [100, 101, 300, 301].map((price) => isInRange(price, range))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(pointRangeOf("9")).toBeUndefined();
  });
});
