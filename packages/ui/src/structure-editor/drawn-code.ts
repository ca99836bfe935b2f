import type { Molecule } from "openchemlib";

/** The last element; OpenChemLib numbers R groups, A, X and amino acids above it. */
const LAST_ELEMENT = 118;

/** SMILES; a molfile for query features, and for R groups and similar, which would be read as SMARTS in SMILES. */
export function drawnCode(molecule: Molecule): string {
  const count = molecule.getAllAtoms();
  if (count === 0) return "";
  const atoms = Array.from({ length: count }, (_, atom) => molecule.getAtomicNo(atom));
  return molecule.isFragment() || atoms.some((number) => number > LAST_ELEMENT)
    ? molecule.toMolfileV3()
    : molecule.toIsomericSmiles();
}
