import { setTimeout as sleep } from "node:timers/promises";
import { readStructure, searchStructures } from "@reagent/api/contract/structure";
import { structureMessages } from "@reagent/api/messages/structure";
import { UNREFINED } from "@reagent/domain/facet";
import type { StructureMatch } from "@reagent/domain/structure-search";
import { connect } from "@reagent/server/database/connection";
import { bigItems } from "@reagent/server/import/load/big";
import type { Good } from "@reagent/server/import/load/good";
import { addGoods } from "@reagent/server/import/load/load";
import { readColumns } from "@reagent/server/structures/store";
import { moleculeAt } from "@reagent/server/testing/molecules";
import { connection, type ReadyCall, ready } from "@reagent/server/testing/ready-call";
import { inEmptyFolder, inShopProcess } from "@reagent/server/testing/shop-process";
import { callerAt } from "../journeys/customer.ts";
import { expectSuccess, latencies } from "./calls.ts";
import { type Figure, figureOf, median, quantile, repeatedly, type Trial } from "./figure.ts";
import { searchFor } from "./texts.ts";

const ITEMS = 100_000;
const RUNS = 3;
const WARM_UP = 10;
const WORD_SEARCHES = 400;
const READY_ROUND_MS = 500;
/** Many times what reading 1,000,000 structures takes. */
const LONGEST_START_MS = 600_000;

/** Patterns that many molecules have, and ones that few have; each can be extended at its end. */
const COMMON = "c1ccccc1 CC(=O)O CCN COC c1ccncc1 ClCC O=CC N#CCC CSC C1CC1".split(" ");
const RARE = (
  "C[C@H](N)C(=O)OC [13CH3]c1ccsc1 OB(O)Cc1ccoc1 C[Si](C)(C)Cc1ncccc1 " +
  "FC(F)(F)CC1CC1 O=P(O)(O)CC=C CS(=O)(=O)CC1OCCC1 BrCc1ccc2ccccc2c1"
).split(" ");
const ENDS = ["", ..."C CC O N CO CCC C=O CN OC CCO CCN CCCC CF CCl NC CS CCCO".split(" ")];
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
async function untilReady(address: string): Promise<void> {
  const end = performance.now() + LONGEST_START_MS;
  while (!(await callerAt(address).call(readStructure, { code: "C", match: "exact" })).ok) {
    if (performance.now() > end) throw new Error("the structure search does not start");
    await sleep(READY_ROUND_MS);
  }
}

/** Whether the shop gave a search up at its time limit. */
const isGivenUp = (text: string) => text.includes(structureMessages.tooBroad.zh);

/** Throws unless the shop has answered a search, or given it up, which took its time as well. */
function expectSearched(text: string): void {
  if (!isGivenUp(text)) expectSuccess(text);
}

/** The 99th percentile of word searches, others in each run, while substructures are searched without a pause or not. */
async function wordSearch(address: string, run: number, isBeside: boolean): Promise<number> {
  const beside = connection(address);
  let isOver = false;
  const busy = (async () => {
    const calls = patterns(RARE, run);
    for (let at = 0; isBeside && !isOver; at += 1)
      expectSearched(await beside.send(calls[at % calls.length] ?? searched("C", "exact")));
  })();
  const words = Array.from({ length: WORD_SEARCHES }, (_, at) => {
    const [good] = bigItems((2 * (run * WORD_SEARCHES + at) + Number(isBeside)) * 7, 1);
    return searchFor(good?.item.name.zh.slice(0, 3) ?? "");
  });
  const times = await latencies(address, words);
  isOver = true;
  await busy;
  beside.close();
  return quantile(times, 0.99);
}

/** The bytes of all arrays in a value. */
function bytesIn(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + bytesIn(each), 0);
}

/** ms unless declared. */
const AIM = { importSeconds: 240, mebibytes: 400, exact: 5, common: 15, rare: 80, similar: 20 };

/** The import of structures, and searches for them. */
export function structureFigures({ items: count = ITEMS }: Trial): Promise<readonly Figure[]> {
  return inEmptyFolder(async (folder) => {
    const database = await connect({ kind: "sqlite", folder });
    const startedAt = performance.now();
    const used = process.cpuUsage();
    await addGoods(database, goods(count), {});
    const imported = (performance.now() - startedAt) / 1000;
    const { user, system } = process.cpuUsage(used);
    const mebibytes = bytesIn(await readColumns(database)) / 2 ** 20;
    await database.close();
    return inShopProcess([folder, { DEMO: "0" }], async (shop) => {
      await untilReady(shop.address);
      // A server compiles its code in its first hundreds of calls; those of the figures are others.
      for (let run = 2 * RUNS; run < 3 * RUNS; run += 1)
        await latencies(shop.address, structures(count, "exact", run));
      let givenUp = 0;
      const check = (text: string) => {
        if (isGivenUp(text)) givenUp += 1;
        expectSearched(text);
      };
      const times = (calls: (run: number) => readonly ReadyCall[]) =>
        repeatedly(RUNS, async (run) =>
          median(await latencies(shop.address, calls(run), WARM_UP, check)),
        );
      const exact = await times((run) => structures(count, "exact", run));
      const common = await times((run) => patterns(COMMON, run));
      const rare = await times((run) => patterns(RARE, run));
      const similar = await times((run) => structures(count, "similarity", RUNS + run));
      // In turns, so that the load of the machine is the same for both.
      const words = await repeatedly(RUNS, async (run) => ({
        alone: await wordSearch(shop.address, run, false),
        beside: await wordSearch(shop.address, run, true),
      }));
      const alone = words.map((each) => each.alone);
      const beside = words.map((each) => each.beside);
      const input = `${count.toLocaleString("en-US")} synthetic structures, SQLite`;
      const figure = (what: string, unit: string, runs: readonly number[], atMost?: number) =>
        figureOf(what, input, unit, runs, { atMost });
      return [
        figure(
          "structures: import with drawings and fingerprints",
          "s",
          [imported],
          AIM.importSeconds,
        ),
        figure("structures: import, processor time", "s", [(user + system) / 1e6]),
        figure("structures: index in memory", "MiB", [mebibytes], AIM.mebibytes),
        figure("structures: exact, p50", "ms", exact, AIM.exact),
        figure("structures: common substructure, p50", "ms", common, AIM.common),
        figure("structures: rare substructure, p50", "ms", rare, AIM.rare),
        figure("structures: similarity 0.6, p50", "ms", similar, AIM.similar),
        figure("structures: searches given up after 2 s", "", [givenUp]),
        figure("word search, p99", "ms", alone),
        figure("word search beside substructure searches, p99", "ms", beside, median(alone) * 1.2),
      ];
    });
  });
}
