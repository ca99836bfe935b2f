import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  idCheckDigit,
  isIdNumber,
  isPersonNumber,
  maskedIdNumber,
  plainIdNumber,
} from "./id-number.ts";

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

describe("a person's number", () => {
  it.each([
    ["11010519491231002X", true],
    ["110105194912310021", false],
    ["900156194912310014", false],
    [`90015619491231001${idCheckDigit("90015619491231001")}`, true],
    ["L8988901C", true],
    [" l898 8901c ", true],
    ["123456789", true],
    ["CAN310105012345", true],
    ["CAN31010501234", false],
    ["PASSPORT", false],
    ["AB123", false],
    ["AB12345678", false],
    ["AB-12345", false],
    ["", false],
  ])("the person's number %j: %j", (text, isRight) => {
    expect(isPersonNumber(text)).toBe(isRight);
  });
});

describe("a submitted identity card number (decisions, ID numbers)", () => {
  it("shows only its first 3 and last 4 characters", () => {
    expect(maskedIdNumber("11010519491231002X")).toBe("110***********002X");
  });

  it("shows only the first and the last 2 characters of a passport's number", () => {
    expect(maskedIdNumber("L8988901C")).toBe("L******1C");
    expect(maskedIdNumber("AB1234")).toBe("A***34");
    expect(maskedIdNumber("AB123")).toBe("*****");
  });

  it("shows less than half of a number, at most 7 characters, and keeps the length", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z\d]{0,30}$/u), (text) => {
        const masked = maskedIdNumber(text);
        expect(masked).toHaveLength(text.length);
        const shown = masked.replaceAll("*", "").length;
        expect(shown).toBeLessThanOrEqual(Math.min(7, text.length / 2));
      }),
    );
  });

  it("a submitted identity card number is stored without spaces, with half-width digits and a capital X", () => {
    expect(plainIdNumber(" １1010519491231002x ")).toBe("11010519491231002X");
  });
});
