import type { Database } from "@reagent/server/database/database";
import { readContentTables, writeContentTables } from "@reagent/server/import/content/tables";
import { loadCatalogue } from "@reagent/server/import/load/load";
import { demoCatalogue } from "./catalogue.ts";
import { DEMO_CONTENT } from "./content.ts";

/** Fills an empty catalogue with the goods and the content of the demo. A server will index the structures. */
export async function loadDemo(database: Database): Promise<void> {
  await loadCatalogue(database, await demoCatalogue(), { isIndexedLater: true });
  // After the catalogue, which replaces the demo's content.
  const tables = await readContentTables(DEMO_CONTENT);
  await database.transact((tx) => writeContentTables(tx, tables, { isDemo: true }));
}
