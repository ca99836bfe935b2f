import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import {
  countSearchFacets,
  listCategoryItems,
  readCategorySide,
} from "@reagent/api/contract/listing";
import { FACETS, SORT_ORDERS, UNREFINED } from "@reagent/domain/facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { writeCatalogueFile } from "@reagent/server/testing/catalogue-file";
import { ROOT } from "../../scripts/job.ts";
import { buildShop } from "../../scripts/shop-build.ts";
import { connection, type ReadyCall, ready, successOf } from "./calls.ts";
import { type Figure, figureOf } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";
import { untilReady } from "./structures.ts";

/** ms; the start and the import in s. */
const AIM = { first: 300, next: 20, factor: 2, start: 2, importMinutes: 12 };
const REPEATS = 5;
/** Between two requests of somebody else, in ms. */
const PAUSE_MS = 5;
/** Texts that many items match. */
const BROAD = ["酸", "acid", "甲基"];

const page = (path: string): ReadyCall => ({
  method: "GET",
  path,
  headers: { accept: "text/html" },
  body: undefined,
});

/** What is requested, by name; the first request of each is measured on its own. */
const CALLS: Readonly<Record<string, () => readonly ReadyCall[]>> = {
  listing: () => SORT_ORDERS.map((sort) => listing({ sort })),
  "listing with facets": () =>
    FACETS.price.map((price) => listing({ price: [price], sort: "price-down" })),
  categories: () => [ready(readCategorySide, { id: null })],
  "facets of a broad search": () =>
    BROAD.map((keyword) => ready(countSearchFacets, { keyword, ...UNREFINED })),
};

/** What must not become slower as the catalogue grows. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  "index of the sitemap": ["/sitemap.xml"],
  "a file of the sitemap": ["/sitemap/items-1.xml"],
  "page of a listing": [1, 2, 3, 4, 5].map((number) => `/products?page=${number}`),
  "page of a search": BROAD.map((keyword) => `/search/${encodeURIComponent(keyword)}`),
};

function listing(refinement: Partial<typeof UNREFINED>): ReadyCall {
  const wanted = { id: null, page: 1, offset: PAGE_SIZE.category };
  return ready(listCategoryItems, { ...wanted, ...UNREFINED, ...refinement });
}

/** The longest time that a request for the server's health takes while work is done, in ms. */
async function longestWait(address: string, work: () => Promise<void>): Promise<number> {
  const client = connection(address);
  let isOver = false;
  let longest = 0;
  const working = work().finally(() => (isOver = true));
  while (!isOver) {
    const startedAt = performance.now();
    await client.ask(page("/healthz"));
    longest = Math.max(longest, performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await working;
  client.close();
  return longest;
}

async function timeOf(client: ReturnType<typeof connection>, call: ReadyCall): Promise<number> {
  const startedAt = performance.now();
  const { status, text } = await client.ask(call);
  const took = performance.now() - startedAt;
  if (status !== 200) throw new Error(`${call.path} was answered with ${status}`);
  if (call.path.startsWith("/api/")) successOf(text);
  return took;
}

/** The times of the first request of each call, and of those that follow, in ms. */
async function times(
  address: string,
  calls: readonly ReadyCall[],
): Promise<{ first: number[]; next: number[] }> {
  const client = connection(address);
  const first: number[] = [];
  const next: number[] = [];
  for (const call of calls) {
    first.push(await timeOf(client, call));
    for (let repeat = 0; repeat < REPEATS; repeat += 1) next.push(await timeOf(client, call));
  }
  client.close();
  return { first, next };
}

/** The figures of a shop with a catalogue of this size, with the times of a small one to compare. */
export async function grownFigures(
  folder: string,
  input: string,
  small: readonly Figure[] = [],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const add = (what: string, unit: string, runs: readonly number[], atMost?: number) =>
    figures.push(figureOf(what, input, unit, runs, atMost === undefined ? undefined : { atMost }));
  const beside = (what: string) => {
    const figure = small.find((each) => each.what === what);
    return figure && figure.median * AIM.factor;
  };
  const startedAt = performance.now();
  const shop = await startShopProcess(folder);
  add("start", "s", [(performance.now() - startedAt) / 1000], AIM.start);
  try {
    const reading = await longestWait(shop.address, () => untilReady(shop.address));
    add("longest wait of others while structures are read", "ms", [reading], AIM.first);
    const waits: number[] = [];
    for (const [what, callsOf] of Object.entries(CALLS)) {
      const calls = callsOf();
      waits.push(
        await longestWait(shop.address, async () => {
          const { first, next } = await times(shop.address, calls);
          add(`${what}, the slowest first`, "ms", [Math.max(...first)], AIM.first);
          add(`${what}, next`, "ms", next, AIM.next);
        }),
      );
    }
    add("longest wait of others meanwhile", "ms", [Math.max(...waits)], AIM.first);
    for (const [what, paths] of Object.entries(PAGES)) {
      const { first } = await times(shop.address, paths.map(page));
      add(what, "ms", first, beside(what));
    }
    add("memory without mapped files", "MiB", [shop.memory("RssAnon")]);
    return figures;
  } finally {
    await shop.stop();
  }
}

/** Imports a file of this many rows, an item each. Returns the minutes that it took. */
async function imported(folder: string, rows: number): Promise<number> {
  const file = join(folder, "goods.csv");
  await writeCatalogueFile(file, { rows });
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    ["--optimize-for-size", join(ROOT, "scripts/import.ts"), file],
    { env: { ...process.env, DATA_DIR: folder }, stdio: ["ignore", "inherit", "inherit"] },
  );
  const [code] = (await once(child, "close")) as [number];
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  return (performance.now() - startedAt) / 60_000;
}

/** How the shop answers after a start with `large` items, beside one with 10,000; and the import of them. */
async function growth(large: number): Promise<Figure[]> {
  if (!(await buildShop(""))) throw new Error("the shop could not be built");
  const inputOf = (rows: number) => `${rows.toLocaleString("en-US")} items × 1 pack, SQLite`;
  const measured = (rows: number, small?: readonly Figure[]) =>
    inEmptyFolder(async (folder) => {
      const minutes = await imported(folder, rows);
      const figures = await grownFigures(folder, inputOf(rows), small);
      const atMost = AIM.importMinutes;
      return [...figures, figureOf("import", inputOf(rows), "min", [minutes], { atMost })];
    });
  const small = await measured(10_000);
  return [...small, ...(await measured(large, small))];
}

/** The growth to 200,000 items, of which the import takes two minutes. */
export const growthFigures = (): Promise<Figure[]> => growth(200_000);

/** The growth to 1,000,000 items, of which the import takes a quarter of an hour. */
export const millionGrowthFigures = (): Promise<Figure[]> => growth(1_000_000);
