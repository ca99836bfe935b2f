import type { Database } from "../database/database.ts";
import { readFact } from "../database/facts.ts";

/** Whether the database has a complete catalogue with its search index. */
export async function hasCatalogue(database: Database): Promise<boolean> {
  return (await readFact(database.read, "catalogue_kind")) !== undefined;
}
