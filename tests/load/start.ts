import { inEmptyFolder, startShopProcess } from "@reagent/server/testing/shop-process";
import { type Figure, figureOf, repeatedly } from "./figure.ts";

const RUNS = 5;
const AIM_SECONDS = 1.8;

/** Seconds until a new process has answered its first page. */
async function startTime(folder: string): Promise<number> {
  const startedAt = performance.now();
  const shop = await startShopProcess(folder, { DEMO: "1" });
  const page = await fetch(shop.address);
  await page.text();
  const took = performance.now() - startedAt;
  await shop.stop();
  if (!page.ok) throw new Error(`the page answered ${page.status}`);
  return took / 1000;
}

/** The start of a server: the first, which fills an empty folder with the demo, and the next with the same folder. */
export async function startFigures(): Promise<readonly Figure[]> {
  const runs = await repeatedly(RUNS, () =>
    inEmptyFolder(async (folder) => [await startTime(folder), await startTime(folder)]),
  );
  const figure = (what: string, start: number, atMost?: number) => {
    const input = "demo catalogue, SQLite, one process, to the first page";
    const times = runs.map((starts) => starts[start] ?? Number.NaN);
    return figureOf(what, input, "s", times, { atMost });
  };
  return [figure("start with the demo", 1, AIM_SECONDS), figure("start from an empty folder", 0)];
}
