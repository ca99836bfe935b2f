import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formulaParts, isFormula } from "./formula.ts";

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
    [" H2O ", "H _2 O"],
    ["", ""],
  ])("splits %j into %j", (formula, expected) => {
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

  it("accepts any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formulaParts(text).length === 0).toBe(text.trim() === "");
      }),
    );
  });
});

describe("isFormula", () => {
  it.each(["C2H6O", "C₂H₆O", "NaCl", "KI", "CO", "Fe3+", "CuSO4·5H2O"])("accepts %s", (text) => {
    expect(isFormula(text)).toBe(true);
  });

  it.each(["PBS", "DMF", "乙醇", "Ethanol", "H", "", "E810527"])("rejects %j", (text) => {
    expect(isFormula(text)).toBe(false);
  });
});
