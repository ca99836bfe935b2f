import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  deliveryLines,
  instrumentStock,
  packListState,
  reagentStock,
  splitByStock,
  stockMark,
} from "./stock.ts";

const texts = { expectedDelivery: "预计 12 月 4 日发货", delivery: "上海仓;现货；武汉仓 3 天;" };

describe("a quantity by what is in stock", () => {
  it.each([
    [
      { stock: 7, quantity: 5 },
      { inStock: 5, beyond: 0 },
    ],
    [
      { stock: 7, quantity: 7 },
      { inStock: 7, beyond: 0 },
    ],
    [
      { stock: 7, quantity: 9 },
      { inStock: 7, beyond: 2 },
    ],
    [
      { stock: 0, quantity: 3 },
      { inStock: 0, beyond: 3 },
    ],
    [
      { stock: -2, quantity: 3 },
      { inStock: 0, beyond: 3 },
    ],
  ])("splits the quantity %j by stock into %j", (of, expected) => {
    expect(splitByStock(of)).toEqual(expected);
  });
});

describe("reagentStock (storefront §4, stock display)", () => {
  it.each([
    [1, ["上海仓", "现货", "武汉仓 3 天"]],
    [0, ["预计 12 月 4 日发货"]],
    [-3, ["预计 12 月 4 日发货"]],
  ])("shows a stock of %i as %j", (stock, lines) => {
    expect(reagentStock({ ...texts, stock })).toEqual({ kind: "message", lines });
  });

  it("reagentStock has no lines without a text", () => {
    expect(reagentStock({ stock: 0, expectedDelivery: " ", delivery: "" })).toEqual({
      kind: "message",
      lines: [],
    });
    expect(deliveryLines(";； ;")).toEqual([]);
  });
});

describe("instrumentStock (storefront §4, stock display)", () => {
  it.each([
    [11, { kind: "more-than", threshold: 10 }],
    [10, { kind: "count", count: 10 }],
    [1, { kind: "count", count: 1 }],
    [0, { kind: "message", lines: ["预计 12 月 4 日发货"] }],
    [-1, { kind: "message", lines: ["预计 12 月 4 日发货"] }],
  ])("shows a stock of %i as %j", (stock, expected) => {
    expect(instrumentStock({ ...texts, stock })).toEqual(expected);
  });

  it("never shows a count above the threshold", () => {
    fc.assert(
      fc.property(fc.integer(), (stock) => {
        const shown = instrumentStock({ ...texts, stock });
        expect(shown.kind === "count" ? shown.count : 0).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe("stockMark", () => {
  const some = {
    stock: 6 as number | undefined,
    delivery: "现货",
    isLowBoiling: false,
    isOnRequest: false,
    hasFuturesDiscount: false,
  };

  it.each([
    [{}, "in-stock"],
    [{ stock: 5 }, "few"],
    [{ stock: 1 }, "few"],
    [{ stock: 0 }, "made-to-order"],
    [{ stock: 0, delivery: "" }, "none"],
    [{ stock: 0, delivery: "", hasFuturesDiscount: true }, "made-to-order"],
    [{ stock: undefined }, "in-stock"],
    [{ stock: undefined, hasFuturesDiscount: true }, "made-to-order"],
    [{ stock: undefined, delivery: " " }, "none"],
    [{ isOnRequest: true }, "on-request"],
    [{ isLowBoiling: true, isOnRequest: true }, "low-boiling"],
  ])("the mark of the stock %j is %s", (change, expected) => {
    expect(stockMark({ ...some, ...change })).toBe(expected);
  });
});

describe("packListState (storefront §8, empty states)", () => {
  it.each([
    [false, 3, "packs"],
    [false, 0, "no-packs"],
    [true, 3, "low-boiling"],
    [true, 0, "low-boiling"],
  ])("when low-boiling is %s with %i packs is %s", (isLowBoiling, packCount, expected) => {
    expect(packListState({ isLowBoiling, packCount })).toBe(expected);
  });
});
