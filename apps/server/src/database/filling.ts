import type { Database, Reader } from "./database.ts";
import { readFact, writeFact } from "./facts.ts";

/** Whether the first start still fills the database, or was interrupted while it did. */
export async function isFilling(reader: Reader): Promise<boolean> {
  return (await readFact(reader, "is_filling")) === "1";
}

/** Fills the database, which is marked as being filled meanwhile. After a failure it stays marked until the next start has filled it. */
export async function whileFilling<Result>(
  database: Database,
  fill: () => Promise<Result>,
): Promise<Result> {
  const note = (value: "0" | "1") => database.transact((tx) => writeFact(tx, "is_filling", value));
  await note("1");
  const result = await fill();
  await note("0");
  return result;
}
