import { MOST_ATOMS } from "@reagent/domain/structure-search";
import { beforeAll, expect, it } from "vitest";
import { demoCatalogue } from "../testing/demo.ts";
import { molfileOf } from "./molfile.ts";
import { openRdkit, type Rdkit, using } from "./rdkit.ts";

let rdkit: Rdkit;

beforeAll(async () => {
  rdkit = await openRdkit();
});

const inchiOf = (text: string) => {
  const molecule = rdkit.get_mol(text);
  return molecule && using(molecule, (it) => it.get_inchi());
};

it("writes the structures of all demo substances as they are", async () => {
  const { substances } = await demoCatalogue();
  const all = substances.flatMap(({ key, smiles }) => (smiles === null ? [] : [{ key, smiles }]));
  expect(all.length).toBeGreaterThan(500);
  const others = all.filter(({ smiles }) => inchiOf(molfileOf(rdkit, smiles)) !== inchiOf(smiles));
  expect(others).toEqual([]);
});

it("gives the atoms places", () => {
  const [, , , counts = "", ...atoms] = molfileOf(rdkit, "CCO").split("\n");
  expect(counts).toMatch(/^ {2}3 {2}2.*V2000$/u);
  expect(new Set(atoms.slice(0, 3).map((line) => line.slice(0, 20))).size).toBe(3);
});

it.each([
  ["no SMILES", "C1CC"],
  ["larger than what is indexed", "C".repeat(MOST_ATOMS + 1)],
])("has no molfile of what is %s", (_, text) => {
  expect(molfileOf(rdkit, text)).toBe("");
});

it("has a molfile of the largest structure that is indexed", () => {
  expect(molfileOf(rdkit, "C".repeat(MOST_ATOMS))).toContain("M  END");
});
