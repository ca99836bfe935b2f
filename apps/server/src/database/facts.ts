import type { Reader, Tx } from "./database.ts";
import type { SiteFact } from "./schema.ts";

/** A fact about the whole database; undefined where it was never written. */
export async function readFact(reader: Reader, name: SiteFact): Promise<string | undefined> {
  const row = await reader
    .selectFrom("site_facts")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

/** Writes a fact about the whole database. */
export async function writeFact(tx: Tx, name: SiteFact, value: string): Promise<void> {
  await tx
    .insertInto("site_facts")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
