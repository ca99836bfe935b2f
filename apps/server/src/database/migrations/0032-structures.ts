import type { Kysely } from "kysely";
import { createIndex, createTable, namedBy, texts, wholes } from "./columns.ts";

/** What the structure search has calculated of each SMILES of the catalogue; it is calculated again for what is missing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "structures",
    namedBy("smiles"),
    wholes("atoms"),
    texts("bits", "part_key", "inchi_key", "points"),
  );
  await createIndex(database, "structures", "part_key");
  await createIndex(database, "structures", "inchi_key");
  await createIndex(database, "items", "smiles");
}
