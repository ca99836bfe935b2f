import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codesNear, knownCodesNear, slippedCode } from "./code-slip.ts";
import { readOrderSheetLine } from "./order-sheet-line.ts";

const code = fc
  .tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 0, max: 999_999 }))
  .map(([letter, number]) => String.fromCodePoint(65 + letter) + String(number).padStart(6, "0"));
const place = fc.integer({ min: 1, max: 6 });
const digit = fc.integer({ min: 0, max: 9 }).map(String);

/** Letters that look like digits; `l` is taken for 1 in lower case only. */
const LOOKS: Readonly<Record<string, string>> = { 0: "O", 1: "l", 5: "S", 8: "B" };

describe("codesNear", () => {
  it.each([
    ["S8176O5", "S817605"],
    ["s8I76o5", "S817605"],
    ["5817605", "S817605"],
    ["E8935BO", "E893580"],
    ["8810527", "B810527"],
    ["Bl84526", "B184526"],
  ])("takes %s for %s first, by letters and digits that look alike", (typed, meant) => {
    expect(codesNear(typed)[0]).toBe(meant);
  });

  it.each([
    ["E983580", "two neighbours swapped"],
    ["E8933580", "a digit too many"],
    ["E89350", "a digit left out"],
    ["E893581", "another digit"],
    ["F893580", "another letter"],
    ["e89358O1", "a look-alike and a digit too many"],
  ])("takes %s for E893580: %s", (typed) => {
    expect(codesNear(typed)).toContain("E893580");
  });

  it.each(["", "E8", "ethanol", "E89358012", "C6H12O6", "2345678", "E893580-500mL", "乙醇"])(
    "finds no code near %j",
    (typed) => {
      expect(codesNear(typed)).toEqual([]);
    },
  );

  it("finds every code from any of its one-digit slips, and never the typed code itself", () => {
    fc.assert(
      fc.property(code, place, digit, (meant, at, other) => {
        const before = meant.slice(0, at);
        const slips = [
          before + other + meant.slice(at + 1),
          before + meant.slice(at + 1),
          before + other + meant.slice(at),
          before + (LOOKS[meant.charAt(at)] ?? meant.charAt(at)) + meant.slice(at + 1),
        ];
        for (const slip of slips.filter((each) => each !== meant)) {
          const near = codesNear(slip);
          expect(near).toContain(meant);
          expect(near).not.toContain(slip);
          expect(new Set(near).size).toBe(near.length);
        }
      }),
    );
  });

  it("finds at most 100 codes, all in the form of one, near any text", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{5,9}$/u), (typed) => {
        const near = codesNear(typed);
        expect(near.length).toBeLessThanOrEqual(100);
        for (const each of near) expect(each).toMatch(/^[A-Z]\d{6}$/u);
      }),
    );
  });
});

describe("knownCodesNear", () => {
  it.each([
    ["letters that look like digits alone", "S84O435", ["S840435"]],
    ["a digit that looks like the letter", "5840435", ["S840435"]],
    ["letters that look like digits, and another digit", "S84O439", ["S840430", "S840435"]],
    ["another digit alone", "S840439", ["S840430", "S840435"]],
    ["another first letter, too, where no look-alike explains it", "P840435", ["S840435"]],
    ["a known code itself, which has no slip", "S840430", ["S840435"]],
    ["no known code", "S842222", []],
  ])("offers for a slip the codes that it is explained by: %s", (_, typed, offered) => {
    const known = new Set(["S840430", "S840435"]);
    expect(knownCodesNear(typed, (each) => known.has(each)).sort()).toEqual(offered);
  });
});

describe("slippedCode", () => {
  it.each([
    ["S8176O5-25g x2", "S8176O5"],
    ["S8176O5", "S8176O5"],
    ["氯化钠 S8176O5 25g", "S8176O5"],
    ["E893581-500mL", "E893581"],
    ["e893581 2", "E893581"],
    ["E89358 乙醇", "E89358"],
    ["5817605", undefined],
    ["乙醇 64-17-5 500mL", undefined],
    ["C6H12O6 500g", undefined],
    ["CISSO1S 1g", undefined],
    ["PEG4000 500g", undefined],
    ["SOLB15O 1g", undefined],
    ["", undefined],
  ])("finds the code in %j that may have a slip: %j", (line, token) => {
    expect(slippedCode(readOrderSheetLine(line))).toBe(token);
  });
});
