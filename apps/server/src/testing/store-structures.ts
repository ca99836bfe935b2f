import type { Database } from "../database/database.ts";
import { describeStructure } from "../structures/fingerprint.ts";
import { openRdkit } from "../structures/rdkit.ts";

/** Stores what the import calculates of structures, for items that a test writes itself. */
export async function storeStructures(
  database: Database,
  smiles: readonly string[],
): Promise<void> {
  const rdkit = await openRdkit();
  const rows = smiles.map((each) => {
    const record = describeStructure(rdkit, each);
    if (!record) throw new Error(`no structure: ${each}`);
    const { canonical, atoms, partKey, activePart, inchiKey } = record;
    const keys = { part_key: partKey, active_part: activePart, inchi_key: inchiKey };
    return { smiles: each, canonical, atoms, bits: "", points: "", ...keys };
  });
  await database.transact((tx) => tx.insertInto("structures").values(rows).execute());
}
