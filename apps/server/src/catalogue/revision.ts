import type { Tx } from "../database/database.ts";
import { readFact, writeFact } from "../database/facts.ts";

/** Tells every cache that the catalogue has changed. */
export async function raiseRevision(tx: Tx): Promise<void> {
  const known = await readFact(tx, "catalogue_revision");
  await writeFact(tx, "catalogue_revision", String(Number(known ?? "0") + 1));
}
