import { COUNTER_IONS } from "@reagent/domain/counter-ions";
import { beforeAll, expect, it } from "vitest";
import { describeStructure } from "./fingerprint.ts";
import { openRdkit, type Rdkit, using } from "./rdkit.ts";

let rdkit: Rdkit;

beforeAll(async () => {
  rdkit = await openRdkit();
});

const partOf = (smiles: string) => describeStructure(rdkit, smiles)?.activePart;

it("finds each listed counter-ion as RDKit writes it", () => {
  for (const { smiles } of COUNTER_IONS)
    for (const each of smiles) {
      const molecule = rdkit.get_mol(each);
      expect(molecule && using(molecule, (it) => it.get_smiles())).toBe(each);
    }
});

it.each([
  ["a base and its salt", "NC(CO)(CO)CO", "OCC(CO)(CO)[NH3+].[Cl-]"],
  [
    "an acid and its salt",
    "OC(=O)CN(CCN(CC(O)=O)CC(O)=O)CC(O)=O",
    "O.O.[Na+].[Na+].OC(=O)CN(CCN(CC(O)=O)CC([O-])=O)CC([O-])=O",
  ],
  ["an amino acid and its inner salt", "C[C@H](N)C(O)=O", "[NH3+][C@@H](C)C([O-])=O"],
  ["a nicotinium salt", "CN1CCC[C@H]1c1cccnc1", "C[NH+]1CCC[C@H]1c1cccnc1.[Cl-]"],
  ["a phenol and its salt", "Oc1ccc(cc1)[N+]([O-])=O", "[Na+].[O-]c1ccc(cc1)[N+]([O-])=O"],
  ["saccharin and its salt", "O=C1NS(=O)(=O)c2ccccc12", "O.O.[Na+].O=C1[N-]S(=O)(=O)c2ccccc12"],
  ["a salt with aromatic nitrogen", "c1ccncc1", "Br.c1ccncc1"],
])("%s have one active part, however they are written", (_, one, other) => {
  expect(partOf(one)).not.toBe("");
  expect(partOf(one)).toBe(partOf(other));
});

it.each([
  ["enantiomers", "C[C@H](N)C(O)=O", "Cl.C[C@@H](N)C(O)=O"],
  ["isotopologues", "CCN", "[2H]C([2H])([2H])CN.Cl"],
  ["homologues", "CCN", "CCCN.Cl"],
])("%s have other active parts", (_, one, other) => {
  expect(partOf(one)).not.toBe(partOf(other));
});

it("an inorganic salt, an alkoxide and a structure that is not read have none", () => {
  expect(partOf("[Na+].[Cl-]")).toBe("");
  expect(partOf("[Na+].C[O-]")).toBe("");
  expect(partOf("C(C)(C)(C)(C)C")).toBeUndefined();
});
