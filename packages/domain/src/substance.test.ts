import { expect, test } from "vitest";
import { hydrateForms, oncePerSubstance } from "./substance.ts";

const named = (code: string, casNumber: string, englishName = "") => ({
  code,
  casNumber,
  chineseName: "",
  englishName,
});
const ethanol = named("E893580", "64-17-5");

test("keeps the first item of each substance and none of the item's own", () => {
  const items = [
    named("A816890", "67-64-1"),
    named("E893581", "64-17-5"),
    named("A816891", "67-64-1"),
    named("M100001", "67-56-1"),
  ];
  expect(oncePerSubstance(items, ethanol).map(({ code }) => code)).toEqual(["A816890", "M100001"]);
});

test("tells items without a CAS number apart by their names", () => {
  const items = [
    named("K1", "", "Test kit"),
    named("K2", "", "Test kit"),
    named("F1", "", "Filter"),
  ];
  expect(oncePerSubstance(items, ethanol).map(({ code }) => code)).toEqual(["K1", "F1"]);
});

test.each([
  ["[Cu+2].[O-]S(=O)(=O)[O-]", "[Cu+2].[O-]S(=O)(=O)[O-].O.O.O.O.O"],
  ["[Cu+2].[O-]S(=O)(=O)[O-].O.O.O.O.O", "[Cu+2].[O-]S(=O)(=O)[O-]"],
  ["Cc1ccc(cc1)S(O)(=O)=O", "O.Cc1ccc(cc1)S(O)(=O)=O"],
  ["O.Cc1ccc(cc1)S(O)(=O)=O", "Cc1ccc(cc1)S(O)(=O)=O.O"],
])("finds a form of %s in %s", (one, other) => {
  expect(hydrateForms(one)).toContain(other);
  expect(hydrateForms(other)).toContain(one);
});

test.each([
  ["CCO", "CCO.CO"],
  ["[Ba+2].[Cl-].[Cl-]", "[Ba+2].[Cl-]"],
  ["CC(=O)O", "CC(=O)[O-]"],
  ["CCO", "O"],
])("finds no form of %s in %s", (one, other) => {
  expect(hydrateForms(one)).not.toContain(other);
  expect(hydrateForms(other)).not.toContain(one);
});

test.each(["", " ", "O", "O.O"])("has no forms of %j", (smiles) => {
  expect(hydrateForms(smiles)).toEqual([]);
});

test("lists the dry form and up to twelve parts of water on either side, each once", () => {
  const forms = hydrateForms("[Mg+2].[Cl-].[Cl-].O.O");
  expect(forms).toHaveLength(25);
  expect(new Set(forms).size).toBe(25);
});
