import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalFormula, formulaParts, isFormula } from "./formula.ts";

/** Writes parts with _ before subscripts and ^ before superscripts. */
function written(formula: string): string {
  const signs = { text: "", subscript: "_", superscript: "^" };
  return formulaParts(formula)
    .map((part) => `${signs[part.kind]}${part.text}`)
    .join(" ");
}

describe("formulaParts (storefront §3, reagent search item)", () => {
  it.each([
    ["C2H6O", "C _2 H _6 O"],
    ["C₂H₆O", "C _2 H _6 O"],
    ["ClNa", "ClNa"],
    ["CuSO4·5H2O", "CuSO _4 ·5H _2 O"],
    ["CuSO4.5H2O", "CuSO _4 ·5H _2 O"],
    ["CaSO4·0.5H2O", "CaSO _4 ·0.5H _2 O"],
    ["ZrCl2O·xH2O", "ZrCl _2 O·xH _2 O"],
    ["(NH4)6Mo7O24·4H2O", "(NH _4 ) _6 Mo _7 O _24 ·4H _2 O"],
    ["K4[Fe(CN)6]", "K _4 [Fe(CN) _6 ]"],
    ["(C2H4O)n", "(C _2 H _4 O) _n"],
    ["LiNi0.8Co0.2O2", "LiNi _0.8 Co _0.2 O _2"],
    ["NH4+", "NH _4 ^+"],
    ["Ca2+", "Ca ^2+"],
    ["Fe³⁺", "Fe ^3+"],
    ["SO4^2-", "SO _4 ^2−"],
    ["SO4 2-", "SO _4 ^2−"],
    ["SO₄²⁻", "SO _4 ^2−"],
    ["[Fe(CN)6]3-", "[Fe(CN) _6 ] ^3−"],
    ["CD3OD", "CD _3 OD"],
    ["H₂¹⁷O", "H _2 ^17 O"],
    ["C₇²H₈", "C _7 ^2 H _8"],
    ["[¹⁵N]H₃", "[ ^15 N]H _3"],
    ["Sr1.8Nd0.2RuO4", "Sr _1.8 Nd _0.2 RuO _4"],
    ["Ti1.9O4", "Ti _1.9 O _4"],
    ["Ni(NO3)2.6H2O", "Ni(NO _3 ) _2 ·6H _2 O"],
    ["CaCl2 x 6 H2O", "CaCl _2 ·6H _2 O"],
    [" H2O ", "H _2 O"],
    ["", ""],
  ])("splits the formula %j into %j", (formula, expected) => {
    expect(written(formula)).toBe(expected);
  });

  it.each(["乙醇", "c2h6o", "Xx2", "64-17-5", "C2H6O?", "<b>H2O</b>", "H2O·", "Ethanol"])(
    "returns %j as one part",
    (text) => {
      expect(formulaParts(text)).toEqual([{ kind: "text", text }]);
    },
  );

  it("keeps every character of any formula of elements and counts", () => {
    const piece = fc.tuple(
      fc.constantFrom("C", "H", "Na", "Cl", "Br"),
      fc.integer({ min: 2, max: 99 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const formula = pieces.flat().join("");
        expect(formulaParts(formula).map((part) => part.text)).toEqual(pieces.flat().map(String));
      }),
    );
  });

  it("splits any text without an error", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formulaParts(text).length === 0).toBe(text.trim() === "");
      }),
    );
  });
});

describe("canonicalFormula", () => {
  it.each([
    ["NiSO4 · 6 H2O", "NiSO4·6H2O"],
    ["Na₂HPO₄・１２H₂O", "Na2HPO4·12H2O"],
    ["LiCl * H2O", "LiCl·H2O"],
    ["BaCl2 X 2H2O", "BaCl2·2H2O"],
    ["SrCl2∙6H2O", "SrCl2·6H2O"],
    ["ZnSO4.7H2O", "ZnSO4·7H2O"],
    ["CoCl2 6H2O", "CoCl2·6H2O"],
    ["Cr2(SO4)3 n H2O", "Cr2(SO4)3·nH2O"],
    ["2CaSO4 • H2O", "2CaSO4·H2O"],
    ["Cd(NO3)2·½H2O", "Cd(NO3)2·0.5H2O"],
    ["CdCl2·2 1/2H2O", "CdCl2·2.5H2O"],
    ["Fe2(SO4)3 3⁄2 H2O", "Fe2(SO4)3·1.5H2O"],
    ["¹³CH₃OH", "¹³CH3OH"],
    ["(13C)2H4O2", "(¹³C)2H4O2"],
    ["PO₄³⁻", "PO4^3-"],
    ["[Fe(CN)6]-4", "[Fe(CN)6]4-"],
    ["Al+3", "Al3+"],
    ["C-14", undefined],
    ["C6H5-CH3", undefined],
    ["CH3OH (99%)", undefined],
  ])("the canonical formula of %j is %j, which is read the same again", (text, formula) => {
    expect(canonicalFormula(text)).toBe(formula);
    expect(canonicalFormula(formula ?? "")).toBe(formula);
  });
});

describe("isFormula", () => {
  it.each(["C2H6O", "C₂H₆O", "NaCl", "KI", "CO", "Fe3+", "CuSO4·5H2O"])(
    "accepts the formula %s",
    (text) => {
      expect(isFormula(text)).toBe(true);
    },
  );

  it.each(["PBS", "DMF", "乙醇", "Ethanol", "H", "", "E810527"])(
    "rejects %j as a formula",
    (text) => {
      expect(isFormula(text)).toBe(false);
    },
  );
});
