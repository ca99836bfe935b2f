import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasAnyQuantity, LARGEST_QUANTITY, parseQuantity, quickOrderTotal } from "./quantity.ts";

describe("parseQuantity (decisions, cart quantity rule)", () => {
  it.each([
    [1, 1],
    [9999, 9999],
    ["12", 12],
    [" ３ ", 3],
    ["007", 7],
  ])("reads the quantity %j as %i", (input, expected) => {
    expect(parseQuantity(input)).toBe(expected);
  });

  it.each([
    0,
    -1,
    1.5,
    1e9,
    10_000,
    "x",
    "",
    "1.5",
    "-1",
    "1e3",
    "0x10",
    "0b11",
    "+1",
    "1.0",
    "1 000",
    "1,000",
    "Infinity",
    Number.NaN,
    null,
    undefined,
    [1],
    {},
    true,
  ])("rejects %j as a quantity", (input) => {
    expect(parseQuantity(input)).toBeUndefined();
  });

  it("returns a quantity or undefined for any input", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const quantity = parseQuantity(input);
        if (quantity === undefined) return;
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(LARGEST_QUANTITY);
      }),
    );
  });
});

describe("quantities of a price table (storefront §5, quantities)", () => {
  it("adds nothing while every quantity is 0", () => {
    expect(hasAnyQuantity([])).toBe(false);
    expect(hasAnyQuantity([0, 0])).toBe(false);
    expect(hasAnyQuantity([0, 1])).toBe(true);
  });
});

describe("quickOrderTotal (storefront §5, quick order)", () => {
  it.each([
    ["", 1],
    ["  ", 1],
    [undefined, 1],
    [null, 1],
    [0, 1],
    ["0", 1],
    ["-5", 1],
    ["0.5", 1],
    ["12", 12],
    [9999, 9999],
    ["1.5", undefined],
    ["x", undefined],
    [1e9, undefined],
  ])("totals the quick order %j as %j", (input, expected) => {
    expect(quickOrderTotal(input)).toBe(expected);
  });
});
