import { describe, expect, it } from "vitest";
import { hasMetal, withIons } from "./metal-halide.ts";

describe("halides of metals that are written with bonds", () => {
  it.each([
    ["Cl[Co]Cl", "[Co+2].[Cl-].[Cl-]"],
    ["[Cl][Co][Cl]", "[Co+2].[Cl-].[Cl-]"],
    ["[Cl][Fe]([Cl])[Cl]", "[Fe+3].[Cl-].[Cl-].[Cl-]"],
    ["I[Pb]I", "[Pb+2].[I-].[I-]"],
    ["Cl[Al](Cl)Cl", "[Al+3].[Cl-].[Cl-].[Cl-]"],
    ["[Na]Cl", "[Na+].[Cl-]"],
    ["[Cu]I", "[Cu+].[I-]"],
    ["O.O.Cl[Ni]Cl", "O.O.[Ni+2].[Cl-].[Cl-]"],
    // No metal, no halogen alone, or ions already.
    ["Cl[Si](Cl)(Cl)Cl", "Cl[Si](Cl)(Cl)Cl"],
    ["CC[Zn]CC", "CC[Zn]CC"],
    ["CC[Mg]Br", "CC[Mg]Br"],
    ["[Co+2].[Cl-].[Cl-]", "[Co+2].[Cl-].[Cl-]"],
    ["[Fe]", "[Fe]"],
    ["CCl", "CCl"],
  ])("%s is %s", (written, ions) => {
    expect(withIons(written)).toBe(ions);
  });

  it.each([
    ["[Fe+2].[CH-]1C=CC=C1.[CH-]1C=CC=C1", true],
    ["Br[Mg]c1ccccc1", true],
    ["[56Fe]", true],
    ["C[N+](C)(C)C.[Cl-]", false],
    ["[nH]1cccc1", false],
    ["[2H]C([2H])([2H])O", false],
    ["C[Si](C)(C)Cl", false],
  ])("%s has a metal: %s", (smiles, has) => {
    expect(hasMetal(smiles)).toBe(has);
  });
});
