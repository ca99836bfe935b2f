import { describe, expect, test } from "vitest";
import { smilesSlip } from "./smiles-slip.ts";

describe("smilesSlip", () => {
  test.each([
    ["CC(C[Ph]", "unknown-atom", 5, "[Ph]"],
    ["[Xx]CC", "unknown-atom", 1, "[Xx]"],
    ["CC(C", "unpaired", 3, "("],
    ["CC)C", "unpaired", 3, ")"],
    ["C[NH3+", "unpaired", 2, "["],
    ["CN]C", "unpaired", 3, "]"],
    ["C1CC", "open-ring", 2, "1"],
    ["c1ccccc1C%12", "open-ring", 10, "%12"],
    ["C1CC(", "open-ring", 2, "1"],
  ])("the slip in %s is the %s at %d: %s", (text, kind, position, part) => {
    expect(smilesSlip(text)).toEqual({ kind, position, text: part });
  });

  test.each([
    "CCO",
    "c1cc[nH]c1",
    "[13CH3][C@@H](N)C(=O)[O-]",
    "[Na+].[Cl-]",
    "C%10CC%10",
    "C1CC%01",
    "[C,N]=O",
    "[#6]C",
    "ethanol",
    "2-(methylamino)ethanol",
    "乙醇",
    "",
  ])("finds no slip in the SMILES %s", (text) => {
    expect(smilesSlip(text)).toBeUndefined();
  });

  // An expression that tries each bracket in two ways would not end.
  test.each([19, 6000])("finds no slip in a text of %d brackets that is no SMILES", (brackets) => {
    expect(smilesSlip(`${"[C]".repeat(brackets)}!`)).toBeUndefined();
  });
});
