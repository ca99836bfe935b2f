import { describe, expect, it } from "vitest";
import { freightByKind, freightOf } from "./freight.ts";
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

describe("freightByKind (decisions, freight)", () => {
  const none = { reagent: fen(0), instrument: fen(0) };

  it.each([
    [{ reagent: fen(1) }, [["reagent", 1500, 49_999]]],
    [{ reagent: fen(43_200) }, [["reagent", 1500, 6800]]],
    [{ reagent: fen(50_000) }, [["reagent", 0, null]]],
    [{ instrument: fen(99_999) }, [["instrument", 3000, 1]]],
    [
      { reagent: fen(60_000), instrument: fen(20_000) },
      [
        ["reagent", 0, null],
        ["instrument", 3000, 80_000],
      ],
    ],
    [{}, []],
  ] as const)("goods of %j have the freight %j", (goods, expected) => {
    const freight = freightByKind({ ...none, ...goods });
    expect(freight.map(({ kind, fee, untilFree }) => [kind, fee, untilFree])).toEqual(expected);
  });

  it("names no amount where a shop always or never charges freight", () => {
    const terms = {
      reagent: { fee: fen(800), freeFrom: null },
      instrument: { fee: fen(0), freeFrom: fen(5000) },
    };
    expect(freightByKind({ reagent: fen(100), instrument: fen(100) }, terms)).toEqual([
      { kind: "reagent", fee: 800, untilFree: null },
      { kind: "instrument", fee: 0, untilFree: null },
    ]);
  });
});
