import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  casCheckDigit,
  casNumberOfDate,
  casNumbersMeant,
  isCasNumber,
  mistypedCas,
  parseCasNumber,
  wrongCheckDigit,
} from "./cas.ts";

const casNumber = fc
  .tuple(fc.integer({ min: 10, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([start, middle]) => {
    const [first, second] = [String(start), String(middle).padStart(2, "0")];
    return `${first}-${second}-${String(casCheckDigit(first + second))}`;
  });

describe("CAS numbers", () => {
  it.each(["64-17-5", "7732-18-5", "50-00-0", "564483-18-7", "7647-14-5"])(
    "accepts the CAS number %s",
    (text) => {
      expect(isCasNumber(text)).toBe(true);
    },
  );

  it.each(["64-17-6", "64175", "064-17-5", "6-17-5", "64-1-75", "", "64-17-5 ", "12345678-12-1"])(
    "rejects %j",
    (text) => {
      expect(isCasNumber(text)).toBe(false);
    },
  );

  it.each([
    ["64-17-5"],
    [" 64-17-5 "],
    ["64175"],
    ["64 17 5"],
    ["６４－１７－５"],
    ["64–17—5"],
    ["64−17‑5"],
    ["000064-17-5"],
    ["CAS 64-17-5"],
    ["cas no. 64-17-5"],
    ["CAS：64-17-5"],
    ["[64-17-5]"],
    ["CAS登录号：64-17-5"],
    ["CAS 登记号 000064-17-5"],
    ["CAS编号:64-17-5"],
    ["CAS-Nr.: 64-17-5"],
    ["CAS Registry Number 0000064-17-5"],
    ["CAS RN® 64-17-5"],
    ["CAS-64-17-5"],
    ["（CAS：64-17-5）"],
    ["CAS [64-17-5]"],
    ["64-17-5，"],
    ["64-17-5."],
    ["64-17-5\u200B"],
  ])("reads the CAS number in %j", (text) => {
    expect(parseCasNumber(text)).toBe("64-17-5");
  });

  it.each(["64-17-6", "64176", "乙醇", "", "12", "1-2-3-4-5", "1".repeat(10_000), "64-17-5a"])(
    "reads no number in %j",
    (text) => {
      expect(parseCasNumber(text)).toBeUndefined();
    },
  );

  it("reads every number with and without hyphens, and none with another check digit", () => {
    fc.assert(
      fc.property(casNumber, fc.integer({ min: 1, max: 9 }), (cas, off) => {
        const wrong = `${cas.slice(0, -1)}${String((Number(cas.at(-1)) + off) % 10)}`;
        expect(isCasNumber(cas)).toBe(true);
        expect(parseCasNumber(cas)).toBe(cas);
        expect(parseCasNumber(cas.replaceAll("-", ""))).toBe(cas);
        expect(parseCasNumber(wrong)).toBeUndefined();
      }),
    );
  });
});

describe("CAS numbers of which spreadsheets made dates", () => {
  it.each([
    ["7440/6/4", "7440-06-4"],
    ["7440-06-04", "7440-06-4"],
    ["7429.8.5", "7429-08-5"],
    ["1964-02-08", "64-02-8"],
    ["1964/2/8 0:00", "64-02-8"],
    ["1964-02-08T00:00:00.000Z", "64-02-8"],
    ["1964年2月8日", "64-02-8"],
    ["8-Feb-64", "64-02-8"],
    ["08 February 1964", "64-02-8"],
    ["2/8/64", "64-02-8"],
    ["8.2.1964", "64-02-8"],
    ["CAS: 2/8/1964 12:00:00 AM", "64-02-8"],
    ["6/4/7440", "7440-06-4"],
    ["4/6/7440", "7440-06-4"],
  ])("reads the date %j as the CAS number %j", (text, expected) => {
    expect(casNumberOfDate(text)).toBe(expected);
    expect(parseCasNumber(text)).toBe(expected);
    expect(mistypedCas(text)).toBeUndefined();
  });

  it.each([
    "5234.5.6",
    "1971-01-04",
    "64-02-8",
    "64-17-5",
    "2026-11-21",
    "1964-02-18",
    "1964-13-08",
    "乙醇",
  ])("does not read %j as a date made of a CAS number", (text) => {
    expect(casNumberOfDate(text)).toBeUndefined();
  });

  it("returns all CAS numbers that a date can be read as", () => {
    expect(casNumbersMeant("1/6/7401")).toEqual(["7401-01-6", "7401-06-1"]);
    expect(casNumbersMeant("64-17-5")).toEqual(["64-17-5"]);
    expect(casNumbersMeant("64-17-6")).toEqual([]);
  });

  it("return from each date that a spreadsheet can make of one", () => {
    const dated = fc
      .tuple(
        fc.oneof(fc.integer({ min: 50, max: 99 }), fc.integer({ min: 2100, max: 9999 })),
        fc.integer({ min: 1, max: 12 }),
      )
      .map(([start, month]) => {
        const digits = `${String(start)}${String(month).padStart(2, "0")}`;
        return {
          year: start < 100 ? 1900 + start : start,
          start,
          month,
          day: casCheckDigit(digits),
        };
      })
      .filter(({ day }) => day > 0);
    fc.assert(
      fc.property(dated, ({ year, start, month, day }) => {
        const two = (number: number) => String(number).padStart(2, "0");
        const cas = `${String(start)}-${two(month)}-${String(day)}`;
        expect(parseCasNumber(`${String(year)}/${String(month)}/${String(day)}`)).toBe(cas);
        expect(parseCasNumber(`${String(year)}-${two(month)}-${two(day)} 00:00:00`)).toBe(cas);
        expect(casNumbersMeant(`${String(month)}/${String(day)}/${String(year)}`)).toContain(cas);
        expect(casNumbersMeant(`${two(day)}.${two(month)}.${String(year)}`)).toContain(cas);
      }),
    );
  });
});

describe("mistyped CAS numbers (storefront §2, search addresses)", () => {
  it.each([
    ["64-17-6", "64-17-6", 5],
    ["CAS 64-17-6", "64-17-6", 5],
    ["６４－１７－６", "64-17-6", 5],
    ["0064-17-6", "64-17-6", 5],
    ["64 - 17 - 6", "64-17-6", 5],
    ["641-7-5", "64-17-5", 5],
    ["64-1-75", "64-17-5", 5],
    ["641-7-6", "64-17-6", 5],
  ])("recognises the mistyped CAS number in %j", (text, typed, checkDigit) => {
    const mistyped = mistypedCas(text);
    expect(mistyped).toMatchObject({ typed, checkDigit });
    expect(mistyped?.near[0]).toBe("64-17-5");
  });

  it.each([
    "64-17-5",
    "64175",
    "64176",
    "64-176",
    "2026-11-21",
    "1-2-3-4-5",
    "1-2-3",
    "E810527-500g",
    "2-4-6",
    "12345678-12-1",
    "乙醇",
    "",
    "9".repeat(10_000),
  ])("finds no mistyped CAS number in %j", (text) => {
    expect(mistypedCas(text)).toBeUndefined();
  });

  it("does not correct EC numbers to CAS numbers", () => {
    expect(mistypedCas("200-578-6")).toBeUndefined();
    expect(mistypedCas("200-578-7")).toBeDefined();
    expect(wrongCheckDigit("200-578-7")).toBeUndefined();
    expect(wrongCheckDigit("EC 231-598-4")).toBeUndefined();
  });

  it("names a check digit only if it is wrong", () => {
    expect(wrongCheckDigit("64-17-6")).toMatchObject({ typed: "64-17-6", checkDigit: 5 });
    expect(wrongCheckDigit("641-7-5")).toBeUndefined();
    expect(wrongCheckDigit("64-17-5")).toBeUndefined();
    expect(wrongCheckDigit("乙醇")).toBeUndefined();
  });

  it("suggests the number itself after any single mistake, and only CAS numbers, each once", () => {
    fc.assert(
      fc.property(casNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (cas, where, by) => {
        const digits = cas.replaceAll("-", "");
        const at = where % digits.length;
        const changed = [...digits]
          .map((digit, index) => (index === at ? String((Number(digit) + by) % 10) : digit))
          .join("");
        const next = where % (digits.length - 1);
        const swapped =
          digits.slice(0, next) +
          `${digits[next + 1] ?? ""}${digits[next] ?? ""}` +
          digits.slice(next + 2);
        for (const wrong of [changed, swapped].filter((text) => !text.startsWith("0"))) {
          const typed = `${wrong.slice(0, -3)}-${wrong.slice(-3, -1)}-${wrong.slice(-1)}`;
          if (isCasNumber(typed)) continue;
          const near = mistypedCas(typed)?.near ?? [];
          expect(near).toContain(cas);
          expect(near.every(isCasNumber)).toBe(true);
          expect(new Set(near).size).toBe(near.length);
          expect(near.length).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it("returns the right check digit", () => {
    fc.assert(
      fc.property(casNumber, fc.integer({ min: 1, max: 9 }), (cas, by) => {
        const check = Number(cas.at(-1));
        const typed = `${cas.slice(0, -1)}${String((check + by) % 10)}`;
        expect(mistypedCas(typed)).toMatchObject({ typed, checkDigit: check });
        expect(mistypedCas(typed)?.near[0]).toBe(cas);
      }),
    );
  });

  it("looks for a mistyped CAS number in any text without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(mistypedCas(text)?.near.every(isCasNumber) ?? true).toBe(true);
      }),
    );
  });
});
