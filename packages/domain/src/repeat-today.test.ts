import { describe, expect, it } from "vitest";
import { type OrderedProduct, repeatedToday } from "./repeat-today.ts";

const line = { kind: "reagent", productId: "11" } as const;
const before: OrderedProduct = { ...line, addressId: "1", day: "2026-11-21", isCancelled: false };
const here = { addressId: "1", today: "2026-11-21" };

describe("repeatedToday (decisions, ordered today)", () => {
  it.each([
    ["the same product to the same address on the same day", {}, true],
    ["another product", { productId: "12" }, false],
    ["a product of the other kind with the same id", { kind: "instrument" }, false],
    ["another address", { addressId: "2" }, false],
    ["the day before", { day: "2026-11-20" }, false],
    ["an order that was cancelled", { isCancelled: true }, false],
  ] as const)("%s", (_, change, isRepeated) => {
    const ordered = [{ ...before, ...change }];
    expect(repeatedToday([line], { ordered, ...here })).toEqual(isRepeated ? [line] : []);
  });

  it("returns each line once, however often it was ordered", () => {
    expect(repeatedToday([line], { ordered: [before, before], ...here })).toEqual([line]);
  });
});
