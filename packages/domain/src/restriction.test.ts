import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BEIJING, blocksOrder, limitOf, needsFiling } from "./restriction.ts";

const plain = { hazardNumber: "", isPrecursor: false };
const hazardous = { hazardNumber: "2568", isPrecursor: false };
const precursor = { hazardNumber: "", isPrecursor: true };
const all = [plain, hazardous, precursor];

const order = { lines: all, isFiled: true, province: "310000", custom: [] };

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
    ["words of the shop's", { ...order, custom: [plain] }, "custom", [plain]],
    [
      "all of them",
      { ...order, isFiled: false, province: BEIJING, custom: [plain] },
      "restricted",
      [hazardous, precursor],
    ],
    ["words and Beijing", { ...order, province: BEIJING, custom: [plain] }, "custom", [plain]],
  ])("with %s", (_, given, kind, products) => {
    expect(limitOf(given)).toEqual({ kind, products });
  });

  it("allows the order once its products are removed", () => {
    const lines = fc.array(fc.constantFrom(...all));
    const words = fc.subarray(all);
    const province = fc.constantFrom("", BEIJING, "310000");
    fc.assert(
      fc.property(lines, words, province, fc.boolean(), (of, withMessage, place, isFiled) => {
        const limit = (left: typeof of) =>
          limitOf({
            lines: left,
            custom: left.filter((line) => withMessage.includes(line)),
            province: place,
            isFiled,
          });
        let left = of;
        for (let round = 0; round < 2; round += 1) {
          const { products } = limit(left);
          left = left.filter((line) => !products.includes(line));
        }
        expect(blocksOrder(limit(left))).toBe(false);
      }),
    );
  });
});
