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

  it("the freight of a shop is what it sets, up to an amount or always", () => {
    const terms = {
      reagent: { fee: fen(800), freeFrom: null },
      instrument: { fee: fen(2000), freeFrom: fen(5000) },
    };
    expect(freightOf("reagent", fen(1_000_000), terms)).toBe(800);
    expect(freightOf("reagent", fen(0), terms)).toBe(0);
    expect(freightOf("instrument", fen(4999), terms)).toBe(2000);
    expect(freightOf("instrument", fen(5000), terms)).toBe(0);
  });
});
