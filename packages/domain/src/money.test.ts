import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fen, formatYuan, parseYuan, permille, subtract, sum, times, toYuan } from "./money.ts";

const amount = fc.maxSafeInteger().map(fen);

describe("parseYuan and toYuan (decisions, amounts on the wire)", () => {
  it.each([
    ["12", 1200],
    ["12.3", 1230],
    ["12.30", 1230],
    [" 1,234.50 ", 123_450],
    ["0.05", 5],
    ["-0.00", 0],
    ["-12.34", -1234],
    [12.34, 1234],
    [1.1, 110],
    [0, 0],
    [8.29, 829],
  ])("reads %j as %i fen", (text, expected) => {
    expect(parseYuan(text)).toBe(expected);
  });

  it.each(["", " ", "12.345", "1,23", "12,34.5", ".5", "5.", "1e3", "¥5", "５", 0.1 + 0.2, 1.005])(
    "rejects %j",
    (text) => {
      expect(parseYuan(text)).toBeUndefined();
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, "99999999999999999"])(
    "rejects %j, which is no amount",
    (text) => {
      expect(parseYuan(text)).toBeUndefined();
    },
  );

  it("reads every amount that it writes, in both forms", () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(parseYuan(toYuan(value))).toBe(value);
        expect(parseYuan(formatYuan(value))).toBe(value);
      }),
    );
  });
});

describe("formatYuan (storefront §9, cart totals)", () => {
  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [99_999, "999.99"],
    [100_000, "1,000.00"],
    [123_456_789, "1,234,567.89"],
    [-123_450, "-1,234.50"],
  ])("shows %i fen as %s", (value, text) => {
    expect(formatYuan(fen(value))).toBe(text);
  });
});

describe("arithmetic in whole fen", () => {
  it.each([1.5, Number.NaN, 2 ** 53])("rejects %d fen", (value) => {
    expect(() => fen(value)).toThrow(RangeError);
  });

  it("adds, subtracts and multiplies", () => {
    expect(sum([])).toBe(0);
    expect(sum([fen(1), fen(2), fen(-5)])).toBe(-2);
    expect(subtract(fen(100), fen(130))).toBe(-30);
    expect(times(fen(1999), 3)).toBe(5997);
    expect(() => times(fen(1), 1.5)).toThrow(RangeError);
  });

  it.each([
    [5800, 900, 5220],
    [1, 500, 1],
    [1, 499, 0],
    [5, 900, 5],
    [-5, 900, -5],
    [12_345, 1000, 12_345],
  ])("returns of %i fen %i permille: %i", (value, rate, expected) => {
    expect(permille(fen(value), rate)).toBe(expected);
  });

  it("never discounts by more than half a fen too much or too little", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 1000 }),
        (value, rate) => {
          const off = 1000 * permille(fen(value), rate) - value * rate;
          expect(off).toBeGreaterThan(-500);
          expect(off).toBeLessThanOrEqual(500);
        },
      ),
    );
  });
});
