import { describe, expect, it } from "vitest";
import { readTypedQuantity } from "./typed-quantity.ts";

const quantityOf = (typed: string | number) => {
  const read = readTypedQuantity(typed);
  return read.kind === "quantity" ? read.quantity : read.problem;
};

describe("readTypedQuantity", () => {
  it.each([
    [3, 3],
    ["3", 3],
    [" 3 ", 3],
    ["３", 3],
    ["１２", 12],
    ["1,000", 1000],
    ["１，０００", 1000],
    ["3.0", 3],
    ["1,000.00", 1000],
    ["+2", 2],
    ["x3", 3],
    ["×3", 3],
    ["3x", 3],
    ["3瓶", 3],
    ["3 盒", 3],
    ["２　支", 2],
    ["3 pcs", 3],
    ["2 bottles", 2],
    ["4 boxes", 4],
    ["一", 1],
    ["两瓶", 2],
    ["十", 10],
    ["十二", 12],
    ["二十", 20],
    ["二十五", 25],
    ["一百零五", 105],
    ["三百", 300],
    ["一千二百三十四", 1234],
    ["一千零五", 1005],
    ["壹拾", 10],
    ["\u200b3", 3],
    [9999, 9999],
  ])("reads the typed quantity %j as %i", (typed, quantity) => {
    expect(quantityOf(typed)).toBe(quantity);
  });

  it.each([
    ["", "quantity-blank"],
    [" \u3000", "quantity-blank"],
    ["abc", "quantity-unreadable"],
    ["若干", "quantity-unreadable"],
    ["1e3", "quantity-unreadable"],
    ["0x10", "quantity-unreadable"],
    ["1,5", "quantity-unreadable"],
    ["3-5", "quantity-unreadable"],
    ["3 5", "quantity-unreadable"],
    ["500g", "quantity-unreadable"],
    ["瓶", "quantity-unreadable"],
    [Number.NaN, "quantity-unreadable"],
    ["2.5", "quantity-not-whole"],
    [2.5, "quantity-not-whole"],
    ["0", "quantity-too-small"],
    ["零", "quantity-too-small"],
    ["-1", "quantity-too-small"],
    [0, "quantity-too-small"],
    ["10000", "quantity-too-large"],
    [10_000, "quantity-too-large"],
    ["99999999999999999999", "quantity-too-large"],
  ])("refuses the typed quantity %j: %s", (typed, problem) => {
    expect(quantityOf(typed)).toBe(problem);
  });
});
