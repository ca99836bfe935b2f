import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BEIJING, blocksOrder, limitOf, needsFiling } from "./restriction.ts";

const plain = { itemCode: "S100003", hazardNumber: "", isPrecursor: false };
const hazardous = { itemCode: "E100001", hazardNumber: "2568", isPrecursor: false };
const precursor = { itemCode: "P100009", hazardNumber: "", isPrecursor: true };
const all = [plain, hazardous, precursor];

const order = { lines: all, isFiled: true, province: "310000", customItems: [] };

describe("needsFiling (decisions, restricted products)", () => {
  it.each([
    [plain, false],
    [hazardous, true],
    [precursor, true],
  ])("of %j is %s", (line, isNeeded) => {
    expect(needsFiling(line)).toBe(isNeeded);
  });
});

describe("limitOf (customer centre §4, price-response limit)", () => {
  it.each([
    ["nothing", order, "none", []],
    ["no address yet", { ...order, province: "" }, "none", []],
    ["no filing", { ...order, isFiled: false }, "restricted", [hazardous, precursor]],
    ["no filing, nothing flagged", { ...order, isFiled: false, lines: [plain] }, "none", []],
    ["Beijing", { ...order, province: BEIJING }, "beijing", []],
    ["words of the shop's", { ...order, customItems: ["S100003"] }, "custom", [plain]],
    ["words on other goods", { ...order, customItems: ["X"] }, "none", []],
    [
      "all of them",
      { ...order, isFiled: false, province: BEIJING, customItems: ["S100003"] },
      "restricted",
      [hazardous, precursor],
    ],
    [
      "words and Beijing",
      { ...order, province: BEIJING, customItems: ["S100003"] },
      "custom",
      [plain],
    ],
  ])("with %s", (_, given, kind, products) => {
    expect(limitOf(given)).toEqual({ kind, products });
  });

  it("lets the order be made once the products that it names are gone", () => {
    const lines = fc.array(fc.constantFrom(...all));
    const items = fc.subarray(all.map(({ itemCode }) => itemCode));
    const province = fc.constantFrom("", BEIJING, "310000");
    fc.assert(
      fc.property(lines, items, province, fc.boolean(), (of, customItems, place, isFiled) => {
        let left = of;
        for (let round = 0; round < 2; round += 1) {
          const limit = limitOf({ lines: left, customItems, province: place, isFiled });
          left = left.filter((line) => !limit.products.includes(line));
        }
        expect(blocksOrder(limitOf({ lines: left, customItems, province: place, isFiled }))).toBe(
          false,
        );
      }),
    );
  });
});
