/** The table of the structure search. */
export interface StructureTables {
  /** What was calculated of each SMILES of the catalogue. */
  structures: {
    smiles: string;
    /** The same as RDKit writes it; empty for a structure that is not found. */
    canonical: string;
    /** Without hydrogen; 0 for a structure that RDKit does not read or that is too large: it is not found. */
    atoms: number;
    /** Fingerprints, base64. */
    bits: string;
    part_key: string;
    /** The key of the free base or acid; empty where there is none, null until it is calculated. */
    active_part: string | null;
    /** Empty where there is none. */
    inchi_key: string;
    /** Where its drawing has its atoms: pairs of 16-bit numbers in tenths of a unit, base64. */
    points: string;
  };
}
