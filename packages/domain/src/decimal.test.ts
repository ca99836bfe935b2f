import fc from "fast-check";
import { expect, it } from "vitest";
import { decimalText, groupThousands, parseDecimal, product } from "./decimal.ts";

it.each([
  ["2.50", { digits: 25, scale: 1 }],
  ["0.05", { digits: 5, scale: 2 }],
  ["100", { digits: 100, scale: 0 }],
])("reads %s exactly", (text, expected) => {
  expect(parseDecimal(text)).toEqual(expected);
});

it.each(["", ".5", "5.", "-1", "1e3", "1,000", "9".repeat(17)])(
  "rejects %j as a decimal",
  (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  },
);

it("writes what it read, and multiplies without rounding", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(999),
      fc.integer({ min: 1, max: 99 }),
      (whole, part, count) => {
        const text = `${String(whole)}.${String(part).padStart(3, "0")}`;
        const number = parseDecimal(text) ?? { digits: Number.NaN, scale: 0 };
        expect(decimalText(number, 3)).toBe(text);
        expect(product(number, count).digits * 10 ** (3 - number.scale)).toBe(
          (whole * 1000 + part) * count,
        );
      },
    ),
  );
});

it.each([
  ["999", "999"],
  ["1880.00", "1,880.00"],
  ["1234567.1234", "1,234,567.1234"],
])("groups the digits of %s as %s", (text, expected) => {
  expect(groupThousands(text)).toBe(expected);
});
