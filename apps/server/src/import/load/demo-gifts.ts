import type { Reader, Tx } from "../../database/database.ts";
import { readFact, writeFact } from "../../database/facts.ts";
import { deleteGifts, loadGifts } from "./load-gifts.ts";
import type { NewGift } from "./load-gifts.ts";

/** Whether the demo's gifts have ever been loaded. */
export async function hadDemoGifts(reader: Reader): Promise<boolean> {
  return (await readFact(reader, "demo_gifts")) !== undefined;
}

/** Loads the gifts of the demo, and records which gifts are the demo's. */
export async function loadDemoGifts(tx: Tx, gifts: readonly NewGift[]): Promise<void> {
  await loadGifts(tx, gifts);
  await writeDemoCodes(
    tx,
    gifts.map(({ code }) => code),
  );
}

/** Makes gifts the shop's own, so that `deleteDemoGifts` leaves them. */
export async function claimGifts(tx: Tx, codes: readonly string[]): Promise<void> {
  if (!(await hadDemoGifts(tx))) return;
  const demo = await demoCodes(tx);
  await writeDemoCodes(
    tx,
    demo.filter((code) => !codes.includes(code)),
  );
}

/** Deletes the gifts of the demo. */
export async function deleteDemoGifts(tx: Tx): Promise<void> {
  if (!(await hadDemoGifts(tx))) return;
  await deleteGifts(tx, await demoCodes(tx));
  await writeDemoCodes(tx, []);
}

async function demoCodes(tx: Tx): Promise<string[]> {
  const codes = await readFact(tx, "demo_gifts");
  return (codes ?? "").split(",").filter((code) => code !== "");
}

async function writeDemoCodes(tx: Tx, codes: readonly string[]): Promise<void> {
  await writeFact(tx, "demo_gifts", codes.join(","));
}
