import { expect, test } from "vitest";
import { smilesAtoms } from "./smiles-atoms.ts";

test.each([
  ["ethanol", "CCO", ["C3", "C2", "O1"]],
  ["acetic acid", "CC(=O)O", ["C3", "C0", "O0", "O1"]],
  ["pyridine", "c1ccncc1", ["C1", "C1", "C1", "N0", "C1", "C1"]],
  ["N-methylpyrrole", "Cn1cccc1", ["C3", "N0", "C1", "C1", "C1", "C1"]],
  ["thiophene", "c1ccsc1", ["C1", "C1", "C1", "S0", "C1"]],
  ["pyrrole", "c1cc[nH]c1", ["C1", "C1", "C1", "N1", "C1"]],
  ["cyclohexene by a ring bond", "C1CCCC=C1", ["C2", "C2", "C2", "C2", "C1", "C1"]],
  ["sodium azide", "[Na+].[N-]=[N+]=[N-]", ["Na0+1", "N0-1", "N0+1", "N0-1"]],
  ["ammonium", "[NH4+]", ["N4+1"]],
  ["copper(II)", "[Cu+2]", ["Cu0+2"]],
  ["an old double charge", "[Mg++]", ["Mg0+2"]],
  ["a stereocentre with an isotope", "[13C@@H](F)(Cl)Br", ["C1", "F0", "Cl0", "Br0"]],
  ["a ring of two digits", "C%12CC%12", ["C2", "C2", "C2"]],
])("the atoms of %s", (_, smiles, expected) => {
  const atoms = smilesAtoms(smiles)?.map(({ symbol, hydrogens, charge }) => {
    const sign = charge === 0 ? "" : `${charge > 0 ? "+" : ""}${String(charge)}`;
    return `${symbol}${String(hydrogens)}${sign}`;
  });
  expect(atoms).toEqual(expected);
});

test.each(["C(", "C)", "C1CC", "1CC1", "C?", "乙醇"])("%s is no structure", (text) => {
  expect(smilesAtoms(text)).toBeUndefined();
});
