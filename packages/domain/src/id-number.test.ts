import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idCheckDigit, isIdNumber, maskedIdNumber, plainIdNumber } from "./id-number.ts";

/** Numbers of regions that do not exist, so that no person has them. */
const made = fc
  .record({
    region: fc.integer({ min: 990000, max: 999999 }),
    day: fc.date({
      min: new Date("1900-01-01T00:00:00Z"),
      max: new Date("2099-12-31T00:00:00Z"),
      noInvalidDate: true,
    }),
    serial: fc.integer({ min: 0, max: 999 }),
  })
  .map(({ region, day, serial }) => {
    const born = day.toISOString().slice(0, 10).replaceAll("-", "");
    const digits = `${region}${born}${String(serial).padStart(3, "0")}`;
    return digits + idCheckDigit(digits);
  });

describe("an identity card's number (GB 11643)", () => {
  it.each([
    ["11010519491231002X", true],
    ["440524188001010014", true],
    ["11010519491231002x", true],
    [" 1101 0519 4912 3100 2X ", true],
    ["１１０１０５１９４９１２３１００２Ｘ", true],
    ["110105194912310021", false],
    ["110105194902300028", false],
    ["11010519491331002X", false],
    ["011010519491231002X", false],
    ["110105491231002", false],
    ["X1010519491231002X", false],
    ["", false],
    ["' or 1=1 --", false],
  ])("the identity card %j: %j", (text, isRight) => {
    expect(isIdNumber(text)).toBe(isRight);
  });

  it("an identity card's number is valid with its check digit, and invalid with any digit changed or two neighbours swapped", () => {
    fc.assert(
      fc.property(made, fc.nat(16), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        expect(isIdNumber(number)).toBe(true);
        const changed = (Number(number[at]) + by) % 10;
        expect(isIdNumber(number.slice(0, at) + changed + number.slice(at + 1))).toBe(false);
        const [a, b] = [number[at] ?? "", number[at + 1] ?? ""];
        const swapped = number.slice(0, at) + b + a + number.slice(at + 2);
        expect(isIdNumber(swapped)).toBe(a === b);
      }),
    );
  });
});

describe("a submitted identity card number (decisions, ID numbers)", () => {
  it("shows only its first 3 and last 4 characters", () => {
    expect(maskedIdNumber("11010519491231002X")).toBe("110***********002X");
  });

  it("never shows more than 7 characters, and keeps the length", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        const masked = maskedIdNumber(text);
        expect(masked).toHaveLength(text.length);
        const hidden = text.length > 7 ? masked.slice(3, -4) : masked;
        expect(hidden).toBe("*".repeat(text.length > 7 ? text.length - 7 : text.length));
      }),
    );
  });

  it("a submitted identity card number is stored without spaces, with half-width digits and a capital X", () => {
    expect(plainIdNumber(" １1010519491231002x ")).toBe("11010519491231002X");
  });
});
