import { beforeAll, expect, it } from "vitest";
import { otherFormsOf } from "./other-forms.ts";
import { openRdkit, type Rdkit, using } from "./rdkit.ts";

let rdkit: Rdkit;

beforeAll(async () => {
  rdkit = await openRdkit();
});

function canonical(smiles: string): string {
  const molecule = rdkit.get_mol(smiles);
  if (!molecule) throw new Error(`No SMILES: ${smiles}`);
  return using(molecule, (it) => it.get_smiles());
}

it.each([
  ["another salt", "CC(=O)[O-].[Na+]", "CC(=O)[O-].CC(=O)[O-].[Ca+2]"],
  ["another halide", "C[N+](C)(C)C.[Cl-]", "C[N+](C)(C)C.[Br-]"],
  ["the salt of a base", "C[C@H](N)C(=O)O", "Cl.C[C@H](N)C(=O)O"],
  [
    "a tartrate, whatever its stereochemistry",
    "c1ccc2nc3ccccc3cc2c1",
    "c1ccc2nc3ccccc3cc2c1.O[C@H](C(O)=O)[C@@H](O)C(O)=O",
  ],
  ["a hydrate", "[Cu+2].[O-]S(=O)(=O)[O-]", "[Cu+2].[O-]S(=O)(=O)[O-].O.O.O.O.O"],
  [
    "a hydrate of a heavy metal's salt",
    "CC(=O)[O-].CC(=O)[O-].[Pb+2]",
    "CC(=O)[O-].CC(=O)[O-].[Pb+2].O.O.O",
  ],
])("%s is another form of the substance", (_, code, other) => {
  expect(otherFormsOf(rdkit, canonical(code))(canonical(other))).toBe(true);
  expect(otherFormsOf(rdkit, canonical(other))(canonical(code))).toBe(true);
});

it.each([
  ["the salt of the enantiomer", "C[C@H](N)C(=O)O", "Cl.C[C@@H](N)C(=O)O"],
  ["a mixture of enantiomers", "C[C@H](N)C(=O)O", "C[C@@H](N)C(=O)O.C[C@H](N)C(=O)O"],
  ["an isotopologue's water", "[Cu+2].[O-]S(=O)(=O)[O-]", "[Cu+2].[O-]S(=O)(=O)[O-].[2H]O[2H]"],
  ["an isotopologue's acid", "c1ccncc1", "c1ccncc1.[2H]Cl"],
  ["the salt of a heavy metal", "CC(=O)[O-].[Na+]", "CC(=O)[O-].CC(=O)[O-].[Pb+2]"],
  ["the salt of another base", "CC(=O)[O-].[Na+]", "CC(=O)[O-].NC=[NH2+]"],
  ["an azide", "C[N+](C)(C)C.[Cl-]", "C[N+](C)(C)C.[N-]=[N+]=[N-]"],
  ["another organometallic reagent", "[Li+].[CH2-]CCC", "[Mg+2].[Cl-].[CH2-]CCC"],
  ["another inorganic salt", "[Cu+2].[Cl-].[Cl-]", "[Cu+2].[Br-].[Br-]"],
  ["another sulphate", "[Na+].[Na+].[O-]S(=O)(=O)[O-]", "[Cu+2].[O-]S(=O)(=O)[O-]"],
])("%s is no other form of the substance", (_, code, other) => {
  expect(otherFormsOf(rdkit, canonical(code))(canonical(other))).toBe(false);
  expect(otherFormsOf(rdkit, canonical(other))(canonical(code))).toBe(false);
});
