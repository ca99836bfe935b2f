import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseOffer, MOST_SHEET_SUGGESTIONS } from "./order-sheet-choice.ts";
import { readOrderSheetLine } from "./order-sheet-line.ts";

const offer = (productCode: string, specification = "") => ({
  productId: productCode,
  productCode,
  pack: productCode.slice(productCode.indexOf("-") + 1),
  specification,
});
const ethanol = [
  offer("E100001-500mL", "AR, ≥99.7%"),
  offer("E100001-2.5L", "AR, ≥99.7%"),
  offer("E100002-500mL", "HPLC, ≥99.9%"),
  offer("E100002-4×2.5L", "HPLC, ≥99.9%"),
];
const chosen = (line: string, offers = ethanol, isExact = true) =>
  chooseOffer(readOrderSheetLine(line), offers, isExact);

describe("chooseOffer", () => {
  it.each([
    ["e100001-500ml x2", "E100001-500mL"],
    ["E100002-4x2.5L", "E100002-4×2.5L"],
    ["E100001-5L", ""],
    ["64-17-5 2.5L", "E100001-2.5L"],
    ["64-17-5 2500mL", "E100001-2.5L"],
    ["64-17-5 4×2.5L", "E100002-4×2.5L"],
    ["64-17-5 10L", ""],
    ["64-17-5 500mL", ""],
    ["64-17-5 AR 500mL", "E100001-500mL"],
    ["64-17-5 ≥99.9% 500mL", "E100002-500mL"],
    ["64-17-5 GR 500mL", ""],
    ["64-17-5", ""],
  ])("chooses for %j the offer %j", (line, expected) => {
    expect(chosen(line).productId).toBe(expected);
  });

  it("chooseOffer chooses the only pack without an amount", () => {
    expect(chosen("64-17-5", ethanol.slice(0, 1)).productId).toBe("E100001-500mL");
  });

  it("chooseOffer chooses no pack of items that were not found exactly", () => {
    expect(chosen("乙醇 2.5L", ethanol, false).productId).toBe("");
  });

  it("suggests the packs of the amount and the grades alone", () => {
    expect(chosen("64-17-5 500mL").suggestions).toEqual(["E100001-500mL", "E100002-500mL"]);
    expect(chosen("64-17-5 HPLC").suggestions).toEqual(["E100002-500mL", "E100002-4×2.5L"]);
    expect(chosen("E100001-2.5L").suggestions).toEqual(["E100001-2.5L"]);
  });

  it("suggests all packs, likeliest first, where none fits", () => {
    expect(chosen("64-17-5 HPLC 2.5L").suggestions).toEqual([
      "E100001-2.5L",
      "E100002-500mL",
      "E100002-4×2.5L",
      "E100001-500mL",
    ]);
    expect(chosen("64-17-5 10L").suggestions).toHaveLength(ethanol.length);
  });

  it("suggests what it chooses, each pack once", () => {
    const lines = fc.constantFrom("E100001-500mL", "64-17-5 500mL", "64-17-5 AR", "乙醇", "10 L");
    const many = fc
      .uniqueArray(fc.integer({ min: 1, max: 40 }))
      .map((sizes) => sizes.map((size) => offer(`E100001-${String(size)}L`)));
    fc.assert(
      fc.property(lines, many, fc.boolean(), (line, offers, isExact) => {
        const { productId, suggestions } = chosen(line, offers, isExact);
        expect(productId === "" || suggestions.includes(productId)).toBe(true);
        expect(new Set(suggestions).size).toBe(suggestions.length);
        expect(suggestions.length).toBeLessThanOrEqual(MOST_SHEET_SUGGESTIONS);
        expect(suggestions.length === 0).toBe(offers.length === 0);
      }),
    );
  });
});
