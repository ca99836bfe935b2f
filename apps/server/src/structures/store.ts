import type { Insertable } from "kysely";
import { countRows } from "../database/count-rows.ts";
import type { Database, Reader } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { ColumnsBuilder } from "./columns-builder.ts";
import type { StructureColumns } from "./columns.ts";

export type StructureRow = Insertable<Schema["structures"]>;

/** How many structures a statement reads. */
const BATCH_SIZE = 500;

/**
 * Reads the index of the whole catalogue, in batches. What a load adds meanwhile may be missing: it raises the revision afterwards, and
 * the index is read again.
 */
export async function readColumns({ read }: Database): Promise<StructureColumns> {
  const builder = new ColumnsBuilder(await countRows(read.selectFrom("structures")));
  for (let after = ""; ;) {
    const rows = await read
      .selectFrom("structures")
      .select(["smiles", "canonical", "atoms", "bits"])
      .where("smiles", ">", after)
      .orderBy("smiles")
      .limit(BATCH_SIZE)
      .execute();
    const last = rows.at(-1);
    if (!last) return builder.build();
    after = last.smiles;
    const known = rows.filter(({ atoms }) => atoms > 0);
    const items = await itemsWith(
      read,
      known.map(({ smiles }) => smiles),
    );
    for (const { smiles, canonical, atoms, bits } of known) {
      const own = items.get(smiles);
      if (!own || builder.isFull) continue;
      builder.add({
        smiles,
        canonical,
        atoms,
        bits: Buffer.from(bits, "base64"),
        items: own.map(({ id }) => id),
        position: own[0]?.position ?? 0,
      });
    }
  }
}

async function itemsWith(read: Reader, smiles: readonly string[]) {
  if (smiles.length === 0) return new Map<string | null, never>();
  const rows = await read
    .selectFrom("items")
    .select(["id", "smiles", "position"])
    .where("smiles", "in", smiles)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return Map.groupBy(rows, (row) => row.smiles);
}

/** The SMILES of the structure with an InChIKey; undefined where no item has it. */
export async function smilesByInchiKey(
  read: Reader,
  inchiKey: string,
): Promise<string | undefined> {
  const row = await read
    .selectFrom("structures")
    .select("smiles")
    .where("inchi_key", "=", inchiKey)
    .where("atoms", ">", 0)
    .orderBy("atoms")
    .orderBy("smiles")
    .limit(1)
    .executeTakeFirst();
  return row?.smiles;
}

/** Where the drawings of structures have their atoms, by SMILES. */
export async function readPoints(
  read: Reader,
  smiles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (smiles.length === 0) return new Map();
  const rows = await read
    .selectFrom("structures")
    .select(["smiles", "points"])
    .where("smiles", "in", smiles)
    .execute();
  return new Map(rows.map((row) => [row.smiles, row.points]));
}

/** The items of structures whose largest part has a key, in the order of results. */
export async function itemsWithPart(reader: Reader, partKey: string): Promise<number[]> {
  const rows = await reader
    .selectFrom("structures")
    .innerJoin("items", "items.smiles", "structures.smiles")
    .select("items.id")
    .where("structures.part_key", "=", partKey)
    .where("structures.atoms", ">", 0)
    .orderBy("items.position")
    .orderBy("items.id")
    .execute();
  return rows.map(({ id }) => id);
}
