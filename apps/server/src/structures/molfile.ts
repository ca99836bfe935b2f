import { isTooLarge } from "./fingerprint.ts";
import { type Rdkit, type RdkitMolecule, using } from "./rdkit.ts";
import { molfileFrom } from "./structure.ts";

/**
 * A structure as a molfile in V2000 with coordinates; empty where it cannot be read, is too large to be indexed, or would be another one in that
 * format. It is drawn as on the pages of the shop, unless that leaves out the valence of an atom; then RDKit draws it.
 */
export function molfileOf(rdkit: Rdkit, smiles: string): string {
  if (isTooLarge(smiles)) return "";
  const inchiOf = (text: string) => readWith(rdkit, text, (it) => it.get_inchi());
  const wanted = inchiOf(smiles);
  if (wanted === undefined) return "";
  const drawn = drawnOrNone(smiles);
  if (inchiOf(drawn) === wanted) return drawn;
  const written = readWith(rdkit, smiles, (it) => it.get_molblock()) ?? "";
  return inchiOf(written) === wanted ? written : "";
}

function drawnOrNone(smiles: string): string {
  try {
    return molfileFrom(smiles);
  } catch {
    return "";
  }
}

/** What is read of a structure; undefined where there is none. A failure of RDKit is thrown: its memory is then in an unknown state. */
function readWith(
  rdkit: Rdkit,
  text: string,
  read: (molecule: RdkitMolecule) => string,
): string | undefined {
  const molecule = text === "" ? null : rdkit.get_mol(text);
  return molecule ? using(molecule, read) : undefined;
}
