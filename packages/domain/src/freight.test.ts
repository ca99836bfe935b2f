import { describe, expect, it } from "vitest";
import { freightOf } from "./freight.ts";
import { fen } from "./money.ts";

describe("freightOf (decisions, freight)", () => {
  it.each([
    ["reagent", 0, 0],
    ["reagent", 1, 1500],
    ["reagent", 49_999, 1500],
    ["reagent", 50_000, 0],
    ["instrument", 0, 0],
    ["instrument", 99_999, 3000],
    ["instrument", 100_000, 0],
  ] as const)("the freight for %ss of %i fen is %i", (kind, goods, freight) => {
    expect(freightOf(kind, fen(goods))).toBe(freight);
  });
});
