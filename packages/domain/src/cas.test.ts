import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { casCheckDigit, isCasNumber, parseCasNumber } from "./cas.ts";

const casNumber = fc
  .tuple(fc.integer({ min: 10, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([start, middle]) => {
    const [first, second] = [String(start), String(middle).padStart(2, "0")];
    return `${first}-${second}-${String(casCheckDigit(first + second))}`;
  });

describe("CAS numbers", () => {
  it.each(["64-17-5", "7732-18-5", "50-00-0", "564483-18-7", "7647-14-5"])("knows %s", (text) => {
    expect(isCasNumber(text)).toBe(true);
  });

  it.each(["64-17-6", "64175", "064-17-5", "6-17-5", "64-1-75", "", "64-17-5 ", "12345678-12-1"])(
    "does not take %j for one",
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
  ])("understands %j", (text) => {
    expect(parseCasNumber(text)).toBe("64-17-5");
  });

  it.each(["64-17-6", "64176", "乙醇", "", "12", "1-2-3-4-5", "1".repeat(10_000), "64-17-5a"])(
    "finds none in %j",
    (text) => {
      expect(parseCasNumber(text)).toBeUndefined();
    },
  );

  it("reads every number with and without its hyphens, and none with another check digit", () => {
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
