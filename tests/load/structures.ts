import { setTimeout as sleep } from "node:timers/promises";
import { searchReagents } from "@reagent/api/contract/search";
import { readStructure, searchStructures } from "@reagent/api/contract/structure";
import { structureMessages } from "@reagent/api/messages/structure";
import { UNREFINED } from "@reagent/domain/facet";
import type { StructureMatch } from "@reagent/domain/structure-search";
import { bigItems } from "@reagent/server/catalogue/big";
import { addGoods } from "@reagent/server/catalogue/load";
import type { Good } from "@reagent/server/catalogue/staging";
import { connect } from "@reagent/server/database/connection";
import type { Database } from "@reagent/server/database/database";
import { readColumns } from "@reagent/server/structures/store";
import { moleculeAt } from "@reagent/server/testing/molecules";
import { connection, medianLatency, type ReadyCall, ready, successOf } from "./calls.ts";
import { type Figure, figureOf, median, quantile } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const RUNS = 3;
const WARM_UP = 10;
const WORD_SEARCHES = 400;
const READY_ROUND_MS = 500;
/** Many times what reading 1,000,000 structures takes. */
const LONGEST_START_MS = 600_000;

/** Patterns that many molecules have, and ones that few have; each can be extended at its end. */
const COMMON = [
  "c1ccccc1",
  "CC(=O)O",
  "CCN",
  "COC",
  "c1ccncc1",
  "ClCC",
  "O=CC",
  "N#CCC",
  "CSC",
  "C1CC1",
];
const RARE = [
  "C[C@H](N)C(=O)OC",
  "[13CH3]c1ccsc1",
  "OB(O)Cc1ccoc1",
  "C[Si](C)(C)Cc1ncccc1",
  "FC(F)(F)CC1CC1",
  "O=P(O)(O)CC=C",
  "CS(=O)(=O)CC1OCCC1",
  "BrCc1ccc2ccccc2c1",
];
const ENDS = [
  "",
  "C",
  "CC",
  "O",
  "N",
  "CO",
  "CCC",
  "C=O",
  "CN",
  "OC",
  "CCO",
  "CCN",
  "CCCC",
  "CF",
  "CCl",
  "NC",
  "CS",
  "CCCO",
];
const CALLS = 60;

/** Goods with synthetic structures, one each. */
function* goods(count: number): Generator<Good> {
  for (let number = 0; number < count; number += 1) {
    const [good] = bigItems(number, 1);
    if (good) yield { ...good, substance: { ...good.substance, smiles: moleculeAt(number) } };
  }
}

const searched = (code: string, match: StructureMatch): ReadyCall =>
  ready(searchStructures, {
    ...UNREFINED,
    code,
    match,
    threshold: match === "similarity" ? 60 : null,
    page: 1,
    offset: 20,
  });

/** Patterns, each with an end of its own in each run, so that no answer is known already. */
function patterns(all: readonly string[], run: number): ReadyCall[] {
  return Array.from({ length: CALLS }, (_, at) => {
    const end =
      ENDS[(Math.floor(at / all.length) + run * Math.ceil(CALLS / all.length)) % ENDS.length];
    return searched(`${all[at % all.length] ?? ""}${end ?? ""}`, "substructure");
  });
}

/** Structures of the catalogue, others in each run. */
function structures(count: number, match: StructureMatch, run: number): ReadyCall[] {
  return Array.from({ length: CALLS }, (_, at) =>
    searched(moleculeAt(((run * CALLS + at) * 7919) % count), match),
  );
}

/** Waits until structures are searched. */
export async function untilReady(address: string): Promise<void> {
  const client = connection(address);
  const call = ready(readStructure, { code: "C", match: "exact" });
  const startedAt = performance.now();
  try {
    while (!(await client.send(call)).includes('"code":200')) {
      if (performance.now() - startedAt > LONGEST_START_MS)
        throw new Error("the structure search does not start");
      await sleep(READY_ROUND_MS);
    }
  } finally {
    client.close();
  }
}

/** A server compiles its code in its first hundreds of calls; those of the figures are others. */
async function warmUp(address: string, count: number): Promise<void> {
  for (let run = 2 * RUNS; run < 3 * RUNS; run += 1)
    await medianLatency(address, structures(count, "exact", run), WARM_UP);
}

async function repeatedly(work: (run: number) => Promise<number>): Promise<number[]> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await work(run));
  return runs;
}

/** Whether the shop gave a search up at its time limit. */
const isGivenUp = (text: string) => text.includes(structureMessages.tooBroad.zh);

/** Throws unless the shop has answered a search, or given it up, which took its time as well. */
function searchedOrGivenUp(text: string): void {
  if (!isGivenUp(text)) successOf(text);
}

/** The 99th percentile of word searches, others in each run, while substructures are searched without a pause or not. */
async function wordSearch(address: string, run: number, isBeside: boolean): Promise<number> {
  const words = connection(address);
  const beside = connection(address);
  let isOver = false;
  const busy = (async () => {
    const calls = patterns(RARE, run);
    for (let at = 0; isBeside && !isOver; at += 1)
      searchedOrGivenUp(await beside.send(calls[at % calls.length] ?? searched("C", "exact")));
  })();
  const times: number[] = [];
  for (let at = 0; at < WORD_SEARCHES; at += 1) {
    const [good] = bigItems((2 * (run * WORD_SEARCHES + at) + Number(isBeside)) * 7, 1);
    const keyword = good?.item.name.zh.slice(0, 3) ?? "";
    const call = ready(searchReagents, {
      keyword,
      page: 1,
      limit: 20,
      source: "web",
      ...UNREFINED,
    });
    const startedAt = performance.now();
    const text = await words.send(call);
    times.push(performance.now() - startedAt);
    successOf(text);
  }
  isOver = true;
  await busy;
  words.close();
  beside.close();
  return quantile(
    times.toSorted((a, b) => a - b),
    0.99,
  );
}

/** The memory of the index in MiB. */
async function indexMemory(database: Database): Promise<number> {
  return bytesIn(await readColumns(database)) / 2 ** 20;
}

/** The bytes of all arrays in a value. */
function bytesIn(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + bytesIn(each), 0);
}

interface Aims {
  readonly exact: number;
  readonly common: number;
  readonly rare: number;
  readonly similar: number;
  readonly importSeconds?: number;
}

async function measure(count: number, aims: Aims): Promise<Figure[]> {
  return inEmptyFolder(async (folder) => {
    const database = await connect({ kind: "sqlite", folder });
    const startedAt = performance.now();
    const used = process.cpuUsage();
    await addGoods(database, goods(count), {});
    const imported = (performance.now() - startedAt) / 1000;
    const { user, system } = process.cpuUsage(used);
    const memory = await indexMemory(database);
    await database.close();
    const shop = await startShopProcess(folder, { DEMO: "0" });
    try {
      await untilReady(shop.address);
      await warmUp(shop.address, count);
      let givenUp = 0;
      const check = (text: string) => {
        if (isGivenUp(text)) givenUp += 1;
        searchedOrGivenUp(text);
      };
      const latency = (calls: (run: number) => readonly ReadyCall[]) =>
        repeatedly((run) => medianLatency(shop.address, calls(run), WARM_UP, check));
      const exact = await latency((run) => structures(count, "exact", run));
      const common = await latency((run) => patterns(COMMON, run));
      const rare = await latency((run) => patterns(RARE, run));
      const similar = await latency((run) => structures(count, "similarity", RUNS + run));
      const alone: number[] = [];
      // In turns, so that the load of the machine is the same for both.
      const beside = await repeatedly(async (run) => {
        alone.push(await wordSearch(shop.address, run, false));
        return wordSearch(shop.address, run, true);
      });
      const input = `${count.toLocaleString("en-US")} synthetic structures, SQLite`;
      const { importSeconds } = aims;
      return [
        figureOf(
          "structures: import with drawings and fingerprints",
          input,
          "s",
          [imported],
          importSeconds === undefined ? undefined : { atMost: importSeconds },
        ),
        figureOf("structures: import, processor time", input, "s", [(user + system) / 1e6]),
        figureOf("structures: index in memory", input, "MiB", [memory], { atMost: 400 }),
        figureOf("structures: exact, p50", input, "ms", exact, { atMost: aims.exact }),
        figureOf("structures: common substructure, p50", input, "ms", common, {
          atMost: aims.common,
        }),
        figureOf("structures: rare substructure, p50", input, "ms", rare, { atMost: aims.rare }),
        figureOf("structures: similarity 0.6, p50", input, "ms", similar, { atMost: aims.similar }),
        figureOf("structures: searches given up after 2 s", input, "", [givenUp]),
        figureOf("word search, p99", input, "ms", alone),
        figureOf("word search beside substructure searches, p99", input, "ms", beside, {
          atMost: median(alone) * 1.2,
        }),
      ];
    } finally {
      await shop.stop();
    }
  });
}

/** The structure search over 100,000 structures. */
export function structureFigures(): Promise<Figure[]> {
  return measure(100_000, { exact: 5, common: 15, rare: 80, similar: 20, importSeconds: 240 });
}

/** The same over 1,000,000; their import takes half an hour to an hour. */
export function manyStructureFigures(): Promise<Figure[]> {
  return measure(1_000_000, { exact: 5, common: 40, rare: 500, similar: 150 });
}

/** The same over 2,000, to try the measurement itself. */
export function fewStructureFigures(): Promise<Figure[]> {
  return measure(2000, { exact: 5, common: 15, rare: 80, similar: 20 });
}
