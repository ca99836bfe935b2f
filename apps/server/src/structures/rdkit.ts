import { createRequire } from "node:module";

/** A molecule in RDKit's memory, which `delete` frees. */
export interface RdkitMolecule {
  get_smiles(): string;
  get_smarts(): string;
  get_inchi(): string;
  get_json(): string;
  /** As JSON; `amw` is the average molar mass. */
  get_descriptors(): string;
  get_molblock(): string;
  get_num_atoms(isHeavyOnly: boolean): number;
  get_pattern_fp_as_uint8array(details: string): Uint8Array;
  get_morgan_fp_as_uint8array(details: string): Uint8Array;
  get_substruct_match(query: RdkitMolecule, details: string): string;
  get_substruct_matches(query: RdkitMolecule, details: string): string;
  delete(): void;
}

/** What the shop uses of RDKit's WebAssembly build. */
export interface Rdkit {
  get_mol(text: string, details?: string): RdkitMolecule | null;
  get_qmol(text: string): RdkitMolecule | null;
  get_inchikey_for_inchi(inchi: string): string;
}

const load = createRequire(import.meta.url)("@rdkit/rdkit") as () => Promise<Rdkit>;

/** Loads RDKit into this thread. A call that throws leaves its memory in an unknown state: load it again. */
export function openRdkit(): Promise<Rdkit> {
  return load();
}

/** Uses a molecule and frees it. */
export function using<Value>(molecule: RdkitMolecule, use: (it: RdkitMolecule) => Value): Value {
  const value = use(molecule);
  molecule.delete();
  return value;
}
