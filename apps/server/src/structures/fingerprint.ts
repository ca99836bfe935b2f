import { createHash } from "node:crypto";
import { activePartOf } from "@reagent/domain/salt-form";
import { MOST_ATOMS } from "@reagent/domain/structure-search";
import { type Rdkit, type RdkitMolecule, using } from "./rdkit.ts";

/** Bytes of each of the two fingerprints. */
export const FINGERPRINT_BYTES = 128;

/** Longest SMILES that is indexed, in characters. */
export const LONGEST_SMILES = 2000;

const PATTERN = JSON.stringify({ nBits: FINGERPRINT_BYTES * 8 });
const MORGAN = JSON.stringify({ nBits: FINGERPRINT_BYTES * 8, radius: 2 });

/** What the index stores of a structure. */
export interface StructureRecord {
  /** SMILES as RDKit writes it. */
  readonly canonical: string;
  /** Without hydrogen. */
  readonly atoms: number;
  readonly bits: Uint8Array;
  /** The same for all stereoisomers of the largest part. */
  readonly partKey: string;
  /** The key of its free base or acid; empty where there is none. */
  readonly activePart: string;
  /** Empty where none can be calculated. */
  readonly inchiKey: string;
}

/** The record of a structure; undefined where it cannot be read or has more than 500 atoms. */
export function describeStructure(rdkit: Rdkit, smiles: string): StructureRecord | undefined {
  if (isTooLarge(smiles)) return undefined;
  const molecule = rdkit.get_mol(smiles);
  if (!molecule) return undefined;
  return using(molecule, (whole) => {
    const canonical = whole.get_smiles();
    const part = largestPart(canonical);
    return {
      canonical,
      atoms: whole.get_num_atoms(true),
      bits: fingerprintsOf(rdkit, whole, part),
      partKey: partKeyOf(rdkit, part),
      activePart: activePartKey(rdkit, canonical),
      inchiKey: rdkit.get_inchikey_for_inchi(whole.get_inchi()),
    };
  });
}

/** Whether a structure is too large to be indexed. */
export const isTooLarge = (smiles: string): boolean =>
  smiles.length > LONGEST_SMILES || countAtoms(smiles) > MOST_ATOMS;

/** The pattern fingerprint of a structure and the Morgan fingerprint of its largest part, one after the other. */
export function fingerprintsOf(rdkit: Rdkit, whole: RdkitMolecule, part: string): Uint8Array {
  const bits = new Uint8Array(2 * FINGERPRINT_BYTES);
  bits.set(patternOf(whole));
  bits.set(morganOf(rdkit, part), FINGERPRINT_BYTES);
  return bits;
}

/** Bits that every structure has that contains this one. */
export function patternOf(molecule: RdkitMolecule): Uint8Array {
  return molecule.get_pattern_fp_as_uint8array(PATTERN);
}

/** The bits by which structures are compared: environments of atoms up to radius 2. */
export function morganOf(rdkit: Rdkit, smiles: string): Uint8Array {
  return withMolecule(rdkit, smiles, (molecule) => molecule.get_morgan_fp_as_uint8array(MORGAN));
}

/** The part of a canonical SMILES with the most atoms; among equal ones the last in the order of their text. */
export function largestPart(smiles: string): string {
  const parts = smiles.split(".");
  if (parts.length === 1) return smiles;
  return parts
    .map((part) => ({ part, atoms: countAtoms(part) }))
    .reduce((largest, each) =>
      each.atoms > largest.atoms || (each.atoms === largest.atoms && each.part > largest.part)
        ? each
        : largest,
    ).part;
}

/** The key of a structure without its stereochemistry: a digest of its canonical SMILES, with charges and isotopes. */
export function partKeyOf(rdkit: Rdkit, smiles: string): string {
  const flat = withMolecule(rdkit, smiles.replaceAll(/[@/\\]/gu, ""), (it) => it.get_smiles());
  return digestOf(flat);
}

/** The key of the free base or acid of a canonical SMILES, with its stereochemistry and isotopes; empty where there is none. */
function activePartKey(rdkit: Rdkit, canonical: string): string {
  const part = activePartOf(canonical);
  const molecule = part === "" ? null : rdkit.get_mol(part);
  return molecule ? digestOf(using(molecule, (it) => it.get_smiles())) : "";
}

function digestOf(canonical: string): string {
  return createHash("sha256").update(canonical).digest("base64url").slice(0, 22);
}

/** The keys of the different parts of a structure together: the same for all structures of these parts, in whatever ratio. */
export function partKeysOf(rdkit: Rdkit, smiles: string): string {
  const keys = new Set(smiles.split(".").map((part) => partKeyOf(rdkit, part)));
  return [...keys].toSorted().join(" ");
}

/** The number of atoms that a SMILES or SMARTS names, before it is parsed: RDKit's memory does not survive thousands. */
export function countAtoms(text: string): number {
  const atoms = text.match(/\[[^\]]*\]|Br|Cl|[BCNOPSFIbcnops*]/gu) ?? [];
  return atoms.length;
}

function withMolecule<Value>(
  rdkit: Rdkit,
  smiles: string,
  use: (molecule: RdkitMolecule) => Value,
): Value {
  const molecule = rdkit.get_mol(smiles);
  if (!molecule) throw new Error(`RDKit does not read its own SMILES: ${smiles}`);
  return using(molecule, use);
}
