import { logIn } from "@reagent/api/contract/account";
import { addToCart } from "@reagent/api/contract/cart";
import { listCategoryItems } from "@reagent/api/contract/listing";
import { readProduct } from "@reagent/api/contract/product";
import { searchReagents, suggest } from "@reagent/api/contract/search";
import { FACETS, SORT_ORDERS, UNREFINED } from "@reagent/domain/facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { bigItems, loadBigCatalogue } from "@reagent/server/catalogue/big";
import { loadCatalogue } from "@reagent/server/catalogue/load";
import { connect } from "@reagent/server/database/connection";
import type { Database } from "@reagent/server/database/database";
import { demoCatalogue } from "@reagent/server/demo/catalogue";
import { DEMO_PASSWORD, demoCustomers } from "@reagent/server/demo/customers";
import { findPostgres, startCluster } from "@reagent/server/testing/postgres-cluster";
import autocannon from "autocannon";
import { connection, latencies, medianLatency, type ReadyCall, ready, successOf } from "./calls.ts";
import { type Figure, figureOf, quantile } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const RUNS = 5;
const CALLS = 600;
const WARM_UP = 100;
const CONNECTIONS = 16;
const SECONDS = 4;
const ADDITIONS = 300;

function goodAt(number: number): ReturnType<typeof bigItems>[number] {
  const [good] = bigItems(number, 1);
  if (!good) throw new Error(`there is no synthetic item ${number}`);
  return good;
}

/** Searches for two and three Chinese characters, an English word, a CAS number, an item code. */
function searches(count: number): ReadyCall[] {
  return Array.from({ length: CALLS }, (_, index) => {
    const { item, substance } = goodAt((index * 7919) % count);
    const start = index % Math.max(1, substance.name.zh.length - 2);
    const texts = [
      substance.name.zh.slice(start, start + 2),
      substance.name.zh.slice(start, start + 3),
      substance.name.en.split(/[\s-]/).findLast((word) => word.length > 3) ?? substance.name.en,
      substance.cas ?? item.code,
      item.code,
    ];
    const keyword = texts[index % texts.length] ?? item.code;
    return ready(searchReagents, { keyword, page: 1, limit: 20, source: "web", ...UNREFINED });
  });
}

/** Searches for three to six letters from within an English name, at least one letter after its beginning. */
function partsOfWords(count: number): ReadyCall[] {
  return Array.from({ length: CALLS }, (_, index) => {
    const { en } = goodAt((index * 7919) % count).substance.name;
    const word = en.split(/[^a-z]/i).findLast((part) => part.length > 6) ?? en;
    const start = 1 + (index % 2);
    const keyword = word.slice(start, start + 3 + (index % 4));
    return ready(searchReagents, { keyword, page: 1, limit: 20, source: "web", ...UNREFINED });
  });
}

/** The first pages of the whole catalogue, without facets and with one or two, in every order. */
function listings(): ReadyCall[] {
  return Array.from({ length: CALLS }, (_, index) =>
    ready(listCategoryItems, {
      ...UNREFINED,
      id: null,
      page: 1 + (index % 5),
      offset: PAGE_SIZE.category,
      price: index % 3 === 0 ? [] : [FACETS.price[index % FACETS.price.length] ?? "under-50"],
      purity: index % 2 === 0 ? [] : [FACETS.purity[index % FACETS.purity.length] ?? "99"],
      sort: SORT_ORDERS[index % SORT_ORDERS.length] ?? "usual",
    }),
  );
}

/** Texts while a user types: one to three characters, prefixes of words, numbers and codes, a typing mistake. */
function suggestionCalls(count: number): ReadyCall[] {
  return Array.from({ length: CALLS }, (_, index) => {
    const { item, substance } = goodAt((index * 7919) % count);
    const { name, cas } = substance;
    const number = cas ?? item.code;
    const texts = [
      name.zh.slice(0, 1),
      name.zh.slice(0, 2),
      name.zh.slice(1, 4),
      name.en.slice(0, 1),
      name.en.slice(0, 2 + (index % 6)),
      number.slice(0, 2 + (index % 5)),
      `${number.slice(0, -1)}${(Number(number.slice(-1)) + 1) % 10}`,
      item.code.slice(0, 1 + (index % 7)),
    ];
    const keyword = texts[index % texts.length] ?? item.code;
    return ready(suggest, { keyword, limit: 8 });
  });
}

/** Throws unless the first and the last item are found. */
async function expectFound(address: string, count: number): Promise<void> {
  const client = connection(address);
  for (const { item } of [...bigItems(0, 1), ...bigItems(count - 1, 1)]) {
    const call = ready(searchReagents, {
      keyword: item.code,
      page: 1,
      limit: 20,
      source: "web",
      ...UNREFINED,
    });
    const answer = JSON.stringify(successOf(await client.send(call)));
    if (!answer.includes(item.code)) throw new Error(`${item.code} is not found`);
  }
  client.close();
}

/** Completed requests per second over several connections. */
async function throughput(address: string, calls: readonly ReadyCall[]): Promise<number> {
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: calls.map(({ method, path, headers, body }) => ({
      method,
      path,
      headers,
      ...(body ? { body } : {}),
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed under load`);
  return result.requests.average;
}

async function repeatedly(work: () => Promise<number>): Promise<number[]> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await work());
  return runs;
}

/** The medians and the 95th percentiles of several runs of single calls, in ms. */
async function timed(
  address: string,
  calls: readonly ReadyCall[],
): Promise<{ p50: number[]; p95: number[] }> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await latencies(address, calls, WARM_UP));
  return {
    p50: runs.map((times) => quantile(times, 0.5)),
    p95: runs.map((times) => quantile(times, 0.95)),
  };
}

interface SearchBound {
  /** ms. */
  readonly p50: number;
  readonly p95: number;
}

/** The latency of searches, one at a time. */
async function searchFigures(
  address: string,
  count: number,
  input: string,
  { p50, p95 }: SearchBound,
): Promise<Figure[]> {
  await expectFound(address, count);
  const mixed = await timed(address, searches(count));
  const parts = await timed(address, partsOfWords(count));
  return [
    figureOf("search, one connection, p50", input, "ms", mixed.p50, { atMost: p50 }),
    figureOf("search, one connection, p95", input, "ms", mixed.p95, { atMost: p95 }),
    figureOf("search for a part of an English word, p50", input, "ms", parts.p50, { atMost: p50 }),
    figureOf("search for a part of an English word, p95", input, "ms", parts.p95, { atMost: p95 }),
  ];
}

const inputOf = (count: number, database: string) =>
  `${count.toLocaleString("en-US")} items × 3 packs, ${database}, ${CALLS} different calls a run`;

/** Search, product and cart over HTTP on an embedded database, with `count` synthetic items of three packs each. */
async function measure(count: number, searchBound: SearchBound): Promise<readonly Figure[]> {
  return inEmptyFolder(async (folder) => {
    const database = await connect({ kind: "sqlite", folder });
    // The demo customers need the demo catalogue.
    await loadCatalogue(database, demoCatalogue(), { draw: () => "" });
    await loadBigCatalogue(database, count);
    const packs = await firstPacks(database, ADDITIONS);
    await database.close();
    const shop = await startShopProcess(folder, { DEMO: "1" });
    try {
      const input = inputOf(count, "SQLite");
      const searching = await searchFigures(shop.address, count, input, searchBound);
      const many = await repeatedly(() => throughput(shop.address, searches(count)));
      const typed = suggestionCalls(count);
      const suggesting = await repeatedly(() => medianLatency(shop.address, typed, WARM_UP));
      const pages = bigItems(0, CALLS).map(({ item }) =>
        ready(readProduct, { itemCode: item.code }),
      );
      const product = await repeatedly(() => medianLatency(shop.address, pages, WARM_UP));
      const listing = await repeatedly(() => medianLatency(shop.address, listings(), WARM_UP));
      const cart = await repeatedly(() => cartLatency(shop.address, packs));
      return [
        ...searching,
        figureOf(`search, ${CONNECTIONS} connections`, input, "requests/s", many, {
          atLeast: 800,
        }),
        figureOf("suggestions, one connection, p50", input, "ms", suggesting, { atMost: 3 }),
        figureOf("product detail, p50", input, "ms", product, { atMost: 2 }),
        figureOf("listing with facets and counts, p50", input, "ms", listing, { atMost: 6 }),
        figureOf("add to cart, durable (synchronous=FULL), p50", input, "ms", cart, {
          atMost: 4,
        }),
      ];
    } finally {
      await shop.stop();
    }
  });
}

interface PackOfItem {
  readonly itemCode: string;
  readonly productId: string;
}

/** The first packs of the first synthetic items. */
async function firstPacks(database: Database, count: number): Promise<PackOfItem[]> {
  const rows = await database.read
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .select(["items.code", "packs.id"])
    .where(
      "items.code",
      "in",
      bigItems(0, count).map(({ item }) => item.code),
    )
    .where("packs.position", "=", 0)
    .execute();
  return rows.map(({ code, id }) => ({ itemCode: code, productId: String(id) }));
}

/** The latency of adding packs to a cart, each in a transaction. */
async function cartLatency(address: string, packs: readonly PackOfItem[]): Promise<number> {
  const [customer] = demoCustomers;
  if (!customer) throw new Error("there is no demo customer");
  const client = connection(address);
  const { userToken: token } = successOf(
    await client.send(ready(logIn, { email: customer.email, password: DEMO_PASSWORD })),
  ) as { userToken: string };
  client.close();
  const additions = packs.map((pack) => ready(addToCart, { ...pack, quantity: 1 }, token));
  return medianLatency(address, additions, 50);
}

/** All figures of the server: 10,000 items, then 100,000, where a search may take twice the time. */
export async function serverFigures(): Promise<Figure[]> {
  const small = await measure(10_000, { p50: 2, p95: 8 });
  const [search] = small;
  const large = await measure(100_000, { p50: Math.min(4, (search?.median ?? 2) * 2), p95: 16 });
  return [...small, ...large];
}

const MILLION = 1_000_000;
const MILLION_BOUND: SearchBound = { p50: 5, p95: 20 };

/** The same with 1,000,000 items, which take a quarter of an hour to load. */
export async function millionFigures(): Promise<readonly Figure[]> {
  return measure(MILLION, MILLION_BOUND);
}

/** Search with 1,000,000 items on a PostgreSQL of its own. */
export async function postgresMillionFigures(): Promise<Figure[]> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error("PostgreSQL is not installed");
  const cluster = await startCluster(programs);
  try {
    const database = await connect({ kind: "postgres", url: cluster.url });
    await loadBigCatalogue(database, MILLION);
    await database.close();
    return await inEmptyFolder(async (folder) => {
      const shop = await startShopProcess(folder, { DATABASE_URL: cluster.url });
      try {
        return await searchFigures(
          shop.address,
          MILLION,
          inputOf(MILLION, "PostgreSQL"),
          MILLION_BOUND,
        );
      } finally {
        await shop.stop();
      }
    });
  } finally {
    await cluster.stop();
  }
}
