import { setTimeout as sleep } from "node:timers/promises";
import { bigItems, loadBigCatalogue } from "@reagent/server/catalogue/big";
import { loadCatalogue } from "@reagent/server/catalogue/load";
import { connect } from "@reagent/server/database/connection";
import { demoCatalogue } from "@reagent/server/demo/catalogue";
import { buildShop } from "../../scripts/shop-build.ts";
import { addBuyer, type Buyer, calledPacks, sellablePacks } from "./buyers.ts";
import { type Figure, figureOf, quantile, median } from "./figure.ts";
import { overloadFigures } from "./overload.ts";
import { type Answered, type Range, visit } from "./person.ts";
import { inEmptyFolder, type ShopProcess, startShopProcess } from "./shop-process.ts";

const ITEMS = 10_000;
const CROWDS = [16, 64];
const SECONDS = 120;
/** Memory that a server takes at the start does not count as growth. */
const SETTLED_AFTER_S = 30;
const SAMPLED_S = 10;
const SAMPLE_MS = 1000;
const STOCK = 10_000_000;
const MEMORY = "process_resident_memory_bytes";

/** Fills a shop; returns its goods and buyers. */
export async function fillForCrowd(folder: string): Promise<{ range: Range; buyers: Buyer[] }> {
  const database = await connect({ kind: "sqlite", folder });
  await loadCatalogue(database, demoCatalogue(), { draw: () => "" });
  await loadBigCatalogue(database, ITEMS);
  const ids = (await sellablePacks(database)).slice(0, 500);
  const packs = await calledPacks(database, ids);
  const buyers = await database.transact(async (tx) => {
    await tx.updateTable("packs").set({ stock: STOCK }).where("id", "in", ids).execute();
    const all: Buyer[] = [];
    for (let index = 0; index < Math.max(...CROWDS); index += 1)
      all.push(await addBuyer(tx, `buyer-${index}`, { packs: ids.slice(index, index + 1) }));
    return all;
  });
  await database.close();
  return {
    range: {
      goods: bigItems(0, ITEMS).map(({ item }) => ({ itemCode: item.code, name: item.name.zh })),
      packs,
    },
    buyers,
  };
}

/** Simulates this many visitors for a while; returns the outcome of each request. */
export async function crowd(
  address: string,
  { range, buyers }: { readonly range: Range; readonly buyers: readonly Buyer[] },
  { count, seconds }: { readonly count: number; readonly seconds: number },
): Promise<Answered[]> {
  const end = performance.now() + seconds * 1000;
  const answers: Answered[] = [];
  await Promise.all(
    buyers
      .slice(0, count)
      .map((buyer, index) =>
        visit(
          { address, buyer, range, seed: index, onAnswer: (answer) => answers.push(answer) },
          () => performance.now() > end,
        ),
      ),
  );
  return answers;
}

/** Samples of the server's memory, in MiB, one per second until the end. */
async function watchMemory(shop: ShopProcess, isOver: () => boolean): Promise<number[]> {
  const samples: number[] = [];
  while (!isOver()) {
    samples.push((await shop.metric(MEMORY)) / 2 ** 20);
    await sleep(SAMPLE_MS);
  }
  return samples;
}

async function crowdFigures(
  shop: ShopProcess,
  among: { readonly range: Range; readonly buyers: readonly Buyer[] },
  count: number,
): Promise<Figure[]> {
  let isOver = false;
  const watching = watchMemory(shop, () => isOver);
  const answers = await crowd(shop.address, among, { count, seconds: SECONDS });
  isOver = true;
  const memory = await watching;
  const settled = median(memory.slice(SETTLED_AFTER_S, SETTLED_AFTER_S + SAMPLED_S));
  const grown = (median(memory.slice(-SAMPLED_S)) / settled - 1) * 100;
  const times = answers.map(({ took }) => took).toSorted((a, b) => a - b);
  const wrong = answers.flatMap((answer) => answer.wrong ?? []);
  for (const what of new Set(wrong))
    console.log(`${wrong.filter((each) => each === what).length} × ${what}`);
  const name = `mix of guests and customers, ${count} connections`;
  const input = `${ITEMS.toLocaleString("en-US")} items × 3 packs, SQLite, ${SECONDS} s, no rest between requests`;
  const perSecond = Math.round(answers.length / SECONDS);
  return [
    figureOf(`${name}, errors`, `${input}, ${answers.length} requests`, "", [wrong.length], {
      atMost: 0,
    }),
    figureOf(`${name}, p50`, input, "ms", [quantile(times, 0.5)], { atMost: 100 }),
    figureOf(`${name}, p99`, `${input}, ${perSecond} a second`, "ms", [quantile(times, 0.99)], {
      atMost: 250,
    }),
    figureOf(
      `${name}, memory grown after the first half minute`,
      `${input}, from ${Math.round(settled)} MiB`,
      "%",
      [grown],
      { atMost: 15 },
    ),
  ];
}

/** A shop with many visitors at once, then with far more than it can serve. */
export async function mixFigures(): Promise<Figure[]> {
  if (!(await buildShop(""))) throw new Error("the shop could not be built");
  return inEmptyFolder(async (folder) => {
    const among = await fillForCrowd(folder);
    const figures: Figure[] = [];
    for (const count of CROWDS) {
      const shop = await startShopProcess(folder, { DEMO: "1", METRICS: "0" });
      try {
        figures.push(...(await crowdFigures(shop, among, count)));
        if (count === CROWDS.at(-1)) figures.push(...(await overloadFigures(shop, among)));
      } finally {
        await shop.stop();
      }
    }
    return figures;
  });
}
