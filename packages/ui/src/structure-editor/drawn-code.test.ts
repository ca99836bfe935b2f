import { Molecule } from "openchemlib";
import { describe, expect, it } from "vitest";
import { drawnCode } from "./drawn-code.ts";

/** Carbon with an atom of a label. */
function methyl(label: string): Molecule {
  const molecule = new Molecule(2, 1);
  const carbon = molecule.addAtom(6);
  const other = molecule.addAtom(Molecule.getAtomicNoFromLabel(label, Molecule.cPseudoAtomsAll));
  molecule.addBond(carbon, other);
  return molecule;
}

describe("what is drawn", () => {
  it("what is drawn is SMILES, and nothing where nothing is drawn", () => {
    expect(drawnCode(new Molecule(0, 0))).toBe("");
    expect(drawnCode(Molecule.fromSmiles("CCO"))).toBe("CCO");
    expect(drawnCode(methyl("D"))).toBe("[2H]C");
  });

  it("what is drawn is a molfile with R groups and query atoms, which SMILES cannot write", () => {
    expect(drawnCode(methyl("R1"))).toMatch(/^M {2}V30 2 R# /mu);
    expect(drawnCode(methyl("A"))).toMatch(/^M {2}V30 2 A /mu);
  });

  it("what is drawn is a molfile with query features", () => {
    const molecule = Molecule.fromSmiles("CCO");
    molecule.setFragment(true);
    expect(drawnCode(molecule)).toContain("V3000");
  });
});
