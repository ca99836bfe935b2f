import { describe, expect, it } from "vitest";
import {
  basketProblem,
  basketTotals,
  giftBarrier,
  nextStepProblem,
  ordersTheSame,
} from "./basket.ts";

describe("basketTotals", () => {
  it("basketTotals is zero for an empty basket", () => {
    expect(basketTotals([])).toEqual({ quantity: 0, total: 0 });
  });

  it("leaves out a gift that was taken off the shelves", () => {
    expect(
      basketTotals([
        { price: 120, quantity: 2, isListed: true },
        { price: 500, quantity: 1, isListed: false },
      ]),
    ).toEqual({ quantity: 2, total: 240 });
  });
});

describe("nextStepProblem", () => {
  const flask = { price: 120, quantity: 2, isListed: true };

  it.each([
    ["no problem where the grains are just enough", [flask], 240, undefined],
    ["too few grains", [flask], 239, "too-few-grains"],
    ["nothing chosen in an empty basket", [], 100, "nothing-chosen"],
    [
      "nothing chosen where every gift is delisted",
      [{ ...flask, isListed: false }],
      0,
      "nothing-chosen",
    ],
  ])("returns the problem of a basket: %s", (_, lines, grains, problem) => {
    expect(nextStepProblem(lines, grains)).toBe(problem);
  });
});

const line = { price: 100, quantity: 2, stock: 5, isListed: true };

describe("why a gift cannot be put into the basket", () => {
  it.each([
    [{ stock: 5, isListed: true, quantity: 5 }, undefined],
    [{ stock: 5, isListed: true, quantity: 6 }, "out-of-stock"],
    [{ stock: 5, isListed: false, quantity: 6 }, "delisted"],
  ])("the reason why %o cannot be put into the basket is %s", (wanted, expected) => {
    expect(giftBarrier(wanted)).toBe(expected);
  });
});

describe("why a basket cannot be ordered (decisions, orchard stock)", () => {
  const delisted = { ...line, isListed: false };
  const short = { ...line, stock: 1 };

  it("why a basket cannot be ordered is that it is empty, before anything else", () => {
    expect(basketProblem([], 0)).toEqual({ kind: "empty" });
  });

  it("names the gifts that were taken off the shelves, before those that are too few", () => {
    expect(basketProblem([short, delisted, line], 0)).toEqual({
      kind: "delisted",
      lines: [delisted],
    });
    expect(basketProblem([short, line], 0)).toEqual({ kind: "out-of-stock", lines: [short] });
  });

  it.each([
    [199, { kind: "too-few-grains", missing: 1 }],
    [200, undefined],
  ])("why a basket cannot be ordered with %d grains for 200 is %o", (grains, expected) => {
    expect(basketProblem([line], grains)).toEqual(expected);
  });
});

describe("ordersTheSame", () => {
  const flask = { giftId: "1", quantity: 2, price: 100 };
  const umbrella = { giftId: "2", quantity: 1, price: 200 };

  it.each([
    ["the same lines", [flask, umbrella], [flask, umbrella], true],
    ["the same lines in another order", [flask, umbrella], [umbrella, flask], true],
    ["no lines", [], [], true],
    ["another gift of the same total", [flask], [umbrella], false],
    ["another quantity", [flask], [{ ...flask, quantity: 1 }], false],
    ["another price", [flask], [{ ...flask, price: 90 }], false],
    ["one line more", [flask], [flask, umbrella], false],
    ["one line less", [flask, umbrella], [flask], false],
    ["a line that is named twice", [flask, umbrella], [flask, flask], false],
  ])("compares what two baskets order: %s", (_, basket, other, isSame) => {
    expect(ordersTheSame(basket, other)).toBe(isSame);
  });
});
