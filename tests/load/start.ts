import { startShopProcess } from "@reagent/server/testing/shop-process";
import { type Figure, figureOf, repeatedly, type Trial } from "./figure.ts";
import { type MeasuredPlace, newPlace } from "./measured-place.ts";

const RUNS = 5;
const AIM_SECONDS = 1.8;

/** Seconds until a new process has answered its first page. */
async function startTime({ folder, env }: MeasuredPlace): Promise<number> {
  const startedAt = performance.now();
  const shop = await startShopProcess(folder, { ...env, DEMO: "1" });
  const page = await fetch(shop.address);
  await page.text();
  const took = performance.now() - startedAt;
  await shop.stop();
  if (!page.ok) throw new Error(`the page answered ${page.status}`);
  return took / 1000;
}

/** The start of a server: the first, which fills an empty folder with the demo, and the next with the same database. */
export async function startFigures({ database }: Trial): Promise<readonly Figure[]> {
  const runs = await repeatedly(RUNS, async () => {
    const place = await newPlace(database);
    return { name: place.name, times: [await startTime(place), await startTime(place)] };
  });
  const figure = (what: string, start: number, atMost?: number) => {
    const input = `demo catalogue, ${runs[0]?.name ?? ""}, one process, to the first page`;
    const times = runs.map((run) => run.times[start] ?? Number.NaN);
    return figureOf(what, input, "s", times, { atMost });
  };
  return [figure("start with the demo", 1, AIM_SECONDS), figure("start from an empty folder", 0)];
}
