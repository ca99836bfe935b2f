import { hasMetal } from "@reagent/domain/metal-halide";
import {
  isMolfile,
  MOST_QUERY_ATOMS,
  type StructureMatch,
  withoutRepeatedParts,
} from "@reagent/domain/structure-search";
import { countAtoms } from "./fingerprint.ts";
import { type Rdkit, type RdkitMolecule, using } from "./rdkit.ts";

/** A structure to search for. */
export interface Query {
  readonly kind: "smiles" | "smarts" | "molfile";
  /** Canonical SMILES with each of its parts once, or SMARTS. */
  readonly code: string;
  readonly isPattern: boolean;
  readonly atoms: number;
}

/** A text that was read as a structure. */
export interface ReadQuery extends Query {
  /** The InChIKey of a molecule with a metal, which is the same whether it is written with bonds or as ions; empty for others. */
  readonly metalKey: string;
}

/** Why a text is no structure that can be searched for. */
export type QueryProblem =
  | "empty"
  | "unreadable"
  | "badMolfile"
  | "valence"
  | "rGroup"
  | "tooManyAtoms"
  | "needsStructure";

/** SMARTS of a molecule with query atoms or bonds: other molecules have none of these characters. */
const PATTERN = /[!,~&;*$]|#0\b/u;
/** Atoms that RDKit would also read in a SMILES, with another meaning: any atom, and one by its number. */
const SMARTS_ONLY = /\*|\[[^\]]*#\d/u;
/** An R group; as SMARTS it would be any atom of a ring, which is not what is meant, and which can be written `[*;R1]`. */
const R_GROUP = /\[R\d*\]/u;
/** Atoms without bonds, charges and hydrogen: as molecules they have unpaired electrons, as a part they are the elements in any state. */
const ELEMENTS = /^\[[A-Z][a-z]?\](?:\.\[[A-Z][a-z]?\])*$/u;
const UNSANITIZED = JSON.stringify({ sanitize: false });
/** Deeper ones could exhaust RDKit's stack. */
const DEEPEST_RECURSION = 8;

/** Reads SMILES, SMARTS or a molfile. */
export function readQuery(
  rdkit: Rdkit,
  text: string,
  match: StructureMatch,
): ReadQuery | QueryProblem {
  const read = isMolfile(text) ? readMolfile(rdkit, text) : readLine(rdkit, text);
  if (typeof read === "string") return read;
  if (read.atoms > MOST_QUERY_ATOMS) return "tooManyAtoms";
  if (read.atoms === 0) return read.kind === "molfile" ? "empty" : "unreadable";
  if (match === "substructure" && ELEMENTS.test(read.code))
    return { ...read, isPattern: true, metalKey: "" };
  return read.isPattern && match !== "substructure" ? "needsStructure" : read;
}

/** The molecule of a query that was read. */
export function moleculeOf(
  rdkit: Rdkit,
  { code, isPattern }: Pick<Query, "code" | "isPattern">,
): RdkitMolecule {
  const molecule = isPattern ? rdkit.get_qmol(code) : rdkit.get_mol(code);
  if (!molecule) throw new Error(`RDKit does not read its own notation: ${code}`);
  return molecule;
}

function readLine(rdkit: Rdkit, text: string): ReadQuery | QueryProblem {
  if (/\s|[^\x21-\x7E]/u.test(text)) return "unreadable";
  if (countAtoms(text) > MOST_QUERY_ATOMS) {
    return /[()[\]=#1-9]|^[CNOPSFIBclnops]+$/u.test(text) ? "tooManyAtoms" : "unreadable";
  }
  if (text.split("$(").length > DEEPEST_RECURSION) return "unreadable";
  if (R_GROUP.test(text)) return "rGroup";
  const isSmarts = SMARTS_ONLY.test(text);
  const molecule = isSmarts ? null : rdkit.get_mol(text);
  if (molecule) {
    const read = using(molecule, (it) => described(rdkit, it, "smiles"));
    if (!read.isPattern) return read;
  } else if (!isSmarts) {
    // A SMILES that only breaks the rules of valence would be read as SMARTS.
    const raw = rdkit.get_mol(text, UNSANITIZED);
    if (raw) {
      raw.delete();
      return "valence";
    }
  }
  const code = withoutRepeatedParts(text);
  const pattern = rdkit.get_qmol(code);
  if (!pattern) return "unreadable";
  const atoms = using(pattern, (it) => it.get_num_atoms(false));
  return { kind: "smarts", code, isPattern: true, atoms, metalKey: "" };
}

function readMolfile(rdkit: Rdkit, text: string): ReadQuery | QueryProblem {
  const block = text.replaceAll("\r\n", "\n");
  if (atomsInMolfile(block) > 2 * MOST_QUERY_ATOMS) return "tooManyAtoms";
  if (/^M {2}RGP|^[\s\d.-]{31}R[#\d]?\s|^M {2}V30 \d+ R[#\d]* /mu.test(block)) return "rGroup";
  // An atom "*" matches nothing, "A" any but hydrogen.
  const anyAtoms = block
    .replaceAll(/^([\s\d.-]{31})\* /gmu, "$1A ")
    .replaceAll(/^(M {2}V30 \d+) \* /gmu, "$1 A ");
  const molecule = rdkit.get_mol(anyAtoms);
  if (molecule) return using(molecule, (it) => described(rdkit, it, "molfile"));
  const raw = rdkit.get_mol(anyAtoms, UNSANITIZED);
  if (!raw) return "badMolfile";
  raw.delete();
  return "valence";
}

/** The number of atoms that the counts line states. */
function atomsInMolfile(block: string): number {
  const v3000 = /^M {2}V30 COUNTS (\d+)/mu.exec(block)?.[1];
  const v2000 = /^([ \d]{3})[ \d]{3}.*V2000/mu.exec(block)?.[1];
  return Number(v3000 ?? v2000 ?? 0);
}

function described(rdkit: Rdkit, molecule: RdkitMolecule, kind: "smiles" | "molfile"): ReadQuery {
  const smarts = molecule.get_smarts();
  const isPattern = PATTERN.test(smarts);
  const whole = isPattern ? smarts : molecule.get_smiles();
  const code = withoutRepeatedParts(whole);
  const atoms =
    code === whole
      ? atomsOf(molecule)
      : using(moleculeOf(rdkit, { code, isPattern }), (it) => atomsOf(it));
  const metalKey =
    !isPattern && hasMetal(whole) ? rdkit.get_inchikey_for_inchi(molecule.get_inchi()) : "";
  return { kind, code, isPattern, atoms, metalKey };
}

/** Of hydrogen alone, its own atoms count. */
const atomsOf = (molecule: RdkitMolecule): number =>
  molecule.get_num_atoms(true) || molecule.get_num_atoms(false);
