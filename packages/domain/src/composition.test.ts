import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anhydrousComposition,
  compositionKey,
  compositionOf,
  hillFormula,
  typedCompositions,
} from "./composition.ts";

const hill = (formula: string) => {
  const composition = compositionOf(formula);
  return composition && hillFormula(composition);
};

describe("compositionOf (decisions, search matching)", () => {
  it.each([
    ["NaCl", "ClNa"],
    ["ClNa", "ClNa"],
    ["NaOH", "HNaO"],
    ["H2SO4", "H2O4S"],
    ["CH3COOH", "C2H4O2"],
    ["C2H5OH", "C2H6O"],
    ["(NH4)2SO4", "H8N2O4S"],
    ["K4[Fe(CN)6]", "C6FeK4N6"],
    ["Na2CO3·10H2O", "CH20Na2O13"],
    ["Na2CO3 · 10 H2O", undefined],
    ["Na2CO3 · 10H2O", "CH20Na2O13"],
    ["Na2CO3.10H2O", "CH20Na2O13"],
    ["Na2CO3*10H2O", "CH20Na2O13"],
    ["CaSO4·0.5H2O", "CaHO4.5S"],
    ["CuSO₄·5H₂O", "CuH10O9S"],
    ["LiNi0.8Co0.2O2", "Co0.2LiNi0.8O2"],
    ["SO4^2-", "O4S"],
    ["Fe", "Fe"],
    ["CO", "CO"],
    ["Co", "Co"],
  ])("of %s is that of %s", (formula, expected) => {
    expect(hill(formula)).toBe(expected);
  });

  it.each([
    "",
    "乙醇",
    "Ethanol",
    "C2H6O?",
    "(NH4",
    "NH4)",
    "()",
    "(C2H4O)n",
    "ZrCl2O·xH2O",
    "2",
    "·",
  ])("is unknown for %j", (text) => {
    expect(compositionOf(text)).toBeUndefined();
  });

  it("ends for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const composition = compositionOf(text);
        const written = composition && hillFormula(composition);
        expect(written && hill(written)).toBe(written);
        expect(typedCompositions(text).length).toBeLessThanOrEqual(64);
      }),
    );
  });
});

describe("typedCompositions", () => {
  it.each([
    ["nacl", ["ClNa"]],
    ["NACL", ["ClNa"]],
    ["h2so4", ["H2O4S"]],
    ["co", ["Co", "CO"]],
    ["CO", ["CO"]],
    ["ethanol", []],
    ["乙醇", []],
  ])("of %s are %j", (text, expected) => {
    expect(typedCompositions(text).map(hillFormula)).toEqual(expected);
  });
});

it("tells cobalt from carbon monoxide in a key", () => {
  expect(["Co", "CO"].map((text) => compositionKey(compositionOf(text) ?? new Map()))).toEqual([
    "co1",
    "c1o1",
  ]);
});

it.each([
  ["CuSO4·5H2O", "CuO4S"],
  ["ZrCl2O·xH2O", "Cl2OZr"],
  ["LiOH·H2O", "HLiO"],
  ["CuSO4", undefined],
  ["H2O", undefined],
])("without its waters %s is %s", (formula, expected) => {
  const composition = anhydrousComposition(formula);
  expect(composition && hillFormula(composition)).toBe(expected);
});
