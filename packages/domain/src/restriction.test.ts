import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRECURSOR_FILINGS } from "./filing.ts";
import { NO_PRECURSOR } from "./precursor.ts";
import { blocksOrder, filingsFor, filingsForAll, limitOf } from "./restriction.ts";

const plain = { hazardNumber: "", ...NO_PRECURSOR };
const hazardous = { ...plain, hazardNumber: "2568" };
const drug = { ...plain, isDrugPrecursor: true };
const explosive = { ...plain, isExplosivePrecursor: true };
const restricted = [hazardous, drug, explosive];
const all = [plain, ...restricted];

const order = {
  lines: all,
  accepted: PRECURSOR_FILINGS,
  hasNotice: false,
  custom: [],
};

describe("the filings that goods require (decisions, restricted products)", () => {
  it.each([
    [plain, []],
    [hazardous, ["explosive"]],
    [drug, ["drug"]],
    [{ ...drug, hazardNumber: "2568" }, ["drug"]],
    [explosive, ["explosive"]],
    [{ ...drug, isExplosivePrecursor: true }, ["explosive", "drug"]],
  ])("the goods %j require the filings %j", (line, kinds) => {
    expect(filingsFor(line)).toEqual(kinds);
  });

  it("the filings that goods require are each named once for several goods", () => {
    expect(filingsForAll([drug, explosive, hazardous, plain, drug])).toEqual(["explosive", "drug"]);
  });
});

describe("limitOf (customer centre §4, price-response limit)", () => {
  it.each([
    ["nothing", order, "none", []],
    ["no filing", { ...order, accepted: [] }, "restricted", restricted],
    [
      "the filing of the other precursors only",
      { ...order, accepted: ["drug"] as const },
      "restricted",
      [hazardous, explosive],
    ],
    ["no filing, nothing flagged", { ...order, accepted: [], lines: [plain] }, "none", []],
    ["a notice", { ...order, hasNotice: true }, "beijing", []],
    ["words of the shop's", { ...order, custom: [plain] }, "custom", [plain]],
    [
      "all of them",
      { ...order, accepted: [], hasNotice: true, custom: [plain] },
      "restricted",
      restricted,
    ],
    ["words and a notice", { ...order, hasNotice: true, custom: [plain] }, "custom", [plain]],
  ])("finds the limit of an order: %s", (_, given, kind, products) => {
    expect(limitOf(given)).toEqual({ kind, products });
  });

  it("allows the order once its products are removed", () => {
    const lines = fc.array(fc.constantFrom(...all));
    const words = fc.subarray(all);
    const notice = fc.boolean();
    fc.assert(
      fc.property(
        lines,
        words,
        notice,
        fc.subarray([...PRECURSOR_FILINGS]),
        (of, withMessage, hasNotice, accepted) => {
          const limit = (left: typeof of) =>
            limitOf({
              lines: left,
              custom: left.filter((line) => withMessage.includes(line)),
              hasNotice,
              accepted,
            });
          let left = of;
          for (let round = 0; round < 2; round += 1) {
            const { products } = limit(left);
            left = left.filter((line) => !products.includes(line));
          }
          expect(blocksOrder(limit(left))).toBe(false);
        },
      ),
    );
  });
});
