import { fileURLToPath } from "node:url";
import { raiseRevision } from "@reagent/server/catalogue/revision";
import type { Database } from "@reagent/server/database/database";
import { readFact } from "@reagent/server/database/facts";
import { collectGifts } from "@reagent/server/import/collect-gifts";
import { newGifts } from "@reagent/server/import/import-gifts";
import { hadDemoGifts, loadDemoGifts } from "@reagent/server/import/load/demo-gifts";
import type { NewGift } from "@reagent/server/import/load/load-gifts";

const FOLDER = new URL("gifts/", import.meta.url);

/** The gifts of the demo, read as the shop's own are imported. Throws where a row of its file is invalid. */
export async function demoGifts(): Promise<NewGift[]> {
  const { gifts, problems } = await collectGifts(fileURLToPath(new URL("gifts.csv", FOLDER)));
  const [problem] = problems;
  if (problem) {
    const { line, column = "row", reason } = problem;
    throw new Error(`gifts.csv:${String(line)}: ${column} ${reason}`);
  }
  return newGifts(gifts);
}

/** Loads the gifts of the demo where the goods are the demo's, unless they have been loaded before. */
export async function prepareDemoGifts(database: Database): Promise<void> {
  const isDemo = (await readFact(database.read, "catalogue_kind")) === "demo";
  if (!isDemo || (await hadDemoGifts(database.read))) return;
  const gifts = await demoGifts();
  await database.transact(async (tx) => {
    await loadDemoGifts(tx, gifts);
    await raiseRevision(tx);
  });
}
