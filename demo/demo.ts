import type { Database } from "@reagent/server/database/database";
import { readBranches } from "@reagent/server/import/content/read-branches";
import { readWinners } from "@reagent/server/import/content/read-winners";
import { writeWinners } from "@reagent/server/import/content/write-winners";
import { loadCatalogue } from "@reagent/server/import/load/load";
import { loadBranches } from "@reagent/server/import/load/load-branches";
import { demoCatalogue } from "./catalogue.ts";
import { DEMO_CONTENT } from "./content.ts";

export { prepareDemoCustomers } from "./customers/customers.ts";
export { prepareDemoGifts } from "./gifts.ts";

/** Fills an empty catalogue with the goods and the content of the demo. A server will index the structures. */
export async function loadDemo(database: Database): Promise<void> {
  await loadCatalogue(database, await demoCatalogue(), { isIndexedLater: true });
  // After the catalogue, which replaces the demo's content.
  const branches = await readBranches(DEMO_CONTENT);
  await database.transact((tx) => loadBranches(tx, branches.rows ?? [], { isDemo: true }));
  const winners = await readWinners(DEMO_CONTENT);
  await database.transact((tx) => writeWinners(tx, winners.rows ?? [], { isDemo: true }));
}
