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
    ["Na2CO3 · 10 H2O", "CH20Na2O13"],
    ["Na2CO3 · 10H2O", "CH20Na2O13"],
    ["Na2CO3.10H2O", "CH20Na2O13"],
    ["Na2CO3*10H2O", "CH20Na2O13"],
    ["CaSO4·0.5H2O", "CaHO4.5S"],
    ["CuSO₄·5H₂O", "CuH10O9S"],
    ["LiNi0.8Co0.2O2", "Co0.2LiNi0.8O2"],
    ["SO4^2-", "O4S"],
    ["Ca2+", "Ca"],
    ["[Co(NH3)6]3+", "CoH18N6"],
    ["NiSO4・6H2O", "H12NiO10S"],
    ["BaCl2 x 2 H2O", "BaCl2H4O2"],
    ["2CaSO4·H2O", "Ca2H2O9S2"],
    ["CdCl2‧2½H2O", "CdCl2H5O2.5"],
    ["CdSO4 · 8/3 H2O", "CdH5.3334O6.6667S"],
    ["Al2O3.2SiO2.2H2O", "Al2H4O9Si2"],
    ["C6H8N2.2HCl", "C6H10Cl2N2"],
    ["Na3V2(PO4)2F1.5O1.5", "F1.5Na3O9.5P2V2"],
    ["Ca1.5Si3.5N5.5O", "Ca1.5N5.5OSi3.5"],
    ["YBa₂Cu₃O₆.₉₃", "Ba2Cu3O6.93Y"],
    ["C²H₃OH", "CHD3O"],
    ["C₇²H₈", "C7D8"],
    ["³H₂O", "OT2"],
    ["¹³CH₄", "[13C]H4"],
    ["[13C6]H6", "[13C]6H6"],
    ["13CH3OH", "[13C]H4O"],
    ["H₂¹⁷O", "H2[17O]"],
    ["H²SO⁴", "H2O4S"],
    ["C²H⁶O", "C2H6O"],
    ["Fe", "Fe"],
    ["CO", "CO"],
    ["Co", "Co"],
  ])("the composition of %s is that of %s", (formula, expected) => {
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
  ])("finds no composition for %j", (text) => {
    expect(compositionOf(text)).toBeUndefined();
  });

  it("reads any text as a composition without an error", () => {
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
    ["kcl.mgcl2.6h2o", ["Cl3H12KMgO6"]],
    ["d2o · 2 nacl", ["Cl2D2Na2O"]],
    ["co", ["Co", "CO"]],
    ["CO", ["CO"]],
    ["ethanol", []],
    ["乙醇", []],
  ])("the compositions typed as %s are %j", (text, expected) => {
    expect(typedCompositions(text).map(hillFormula)).toEqual(expected);
  });
});

it("tells isotopes from counts in a key, and from each other", () => {
  const keys = ["H2¹⁸O", "H218O", "H2¹⁷O", "H2O"].map((text) =>
    compositionKey(compositionOf(text) ?? new Map()),
  );
  expect(new Set(keys).size).toBe(4);
  expect(keys.every((key) => /^[a-z\d]+$/u.test(key))).toBe(true);
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
  ["NiSO4 · 6 H2O", "NiO4S"],
  ["CaSO4·½H2O", "CaO4S"],
  ["Al2(SO4)3 xH2O", "Al2O12S3"],
  ["CuSO4", undefined],
  ["H2O", undefined],
])("without its waters %s is %s", (formula, expected) => {
  const composition = anhydrousComposition(formula);
  expect(composition && hillFormula(composition)).toBe(expected);
});
