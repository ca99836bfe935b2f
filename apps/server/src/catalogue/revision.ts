import type { Tx } from "../database/database.ts";
import { readFact, writeFact } from "../database/facts.ts";

/** Increments the revision that caches check. */
export async function raiseRevision(tx: Tx): Promise<void> {
  const known = await readFact(tx, "catalogue_revision");
  await writeFact(tx, "catalogue_revision", String(Number(known ?? "0") + 1));
}
