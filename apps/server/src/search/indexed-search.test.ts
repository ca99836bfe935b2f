import { setImmediate as nextTurn } from "node:timers/promises";
import { GOODS_KINDS } from "@reagent/domain/goods-kind";
import { MOST_LISTED } from "@reagent/domain/search";
import { expect, test, vi } from "vitest";
import { IndexedSearch } from "./indexed-search.ts";
import type { SearchIndex } from "./search-index.ts";
import { MOST_LOOSER_READINGS } from "./search-work.ts";

const ENTRIES = 300_000;
const ranks = Array.from({ length: ENTRIES }, (_, at) => at + 1);
const noCategory = async () => false;
const unused = () => Promise.reject(new Error("not used"));

/** An index in which every text matches all entries. */
const index: SearchIndex = {
  revision: async () => "1",
  keys: async () => ({
    codes: [],
    names: [],
    aliases: [],
    beginnings: [],
    aliasBeginnings: [],
    isAbbreviation: false,
  }),
  ranks: async (_kind, { any, butNot = [] }, { skip = 0, most = ENTRIES }) =>
    any.length === 0 || butNot.length > 0 ? [] : ranks.slice(skip, skip + most),
  counts: async (_kind, levels, { most }) =>
    levels.slice(0, 1).map(() => ({ count: Math.min(ENTRIES, most), ranks: undefined })),
  knownCodes: async () => [],
  namesBy: async () => [],
  targets: async (_kind, wanted) => wanted.map((rank) => rank * 2),
  allTargets: async () => Int32Array.from([0, ...ranks], (rank) => rank * 2),
  knownWords: async () => [],
  prepare: unused,
  activate: unused,
  close: () => {},
};

const noneOf: SearchIndex["counts"] = async (_kind, levels) =>
  levels.map(() => ({ count: 0, ranks: [] }));

test("a text that hundreds of thousands of items match finds all of them, in order", async () => {
  const { targets } = await new IndexedSearch(index, noCategory).findAll("reagent", "乙");
  expect(targets).toHaveLength(ENTRIES);
  expect(targets.every((target, at) => target === (at + 1) * 2)).toBe(true);
});

test("a search of many items that fails once is answered when it is repeated", async () => {
  let isBroken = true;
  const search = new IndexedSearch(
    {
      ...index,
      allTargets: async (kind) => (isBroken ? unused() : index.allTargets(kind)),
    },
    noCategory,
  );
  await expect(search.findAll("reagent", "乙")).rejects.toThrow("not used");
  isBroken = false;
  expect((await search.findAll("reagent", "乙")).targets).toHaveLength(ENTRIES);
});

test("a text that more than 10,000 items match is counted and listed up to 10,000", async () => {
  const counts = vi.spyOn(index, "counts");
  const search = new IndexedSearch(index, noCategory);
  const found = (page: number) => search.find("reagent", "乙", { page, size: 30 });
  expect(await found(1)).toMatchObject({ total: MOST_LISTED, isMore: true });
  expect((await found(333)).targets).toHaveLength(30);
  expect((await found(334)).targets).toEqual(
    ranks.slice(9990, MOST_LISTED).map((rank) => 2 * rank),
  );
  expect(await found(335)).toMatchObject({ targets: [], total: MOST_LISTED, isMore: true });
  for (const [, , { most }] of counts.mock.calls) expect(most).toBeLessThanOrEqual(MOST_LISTED + 1);
  expect(counts).toHaveBeenCalledOnce();
});

test("a text of a hundred Chinese characters that finds nothing is searched for in a limited number of other ways", async () => {
  const keys = vi.fn<SearchIndex["keys"]>(index.keys);
  const nothing: SearchIndex = {
    ...index,
    keys,
    namesBy: async () => [],
    ranks: async () => [],
    counts: noneOf,
  };
  const search = new IndexedSearch(nothing, noCategory);
  const text = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("");
  expect(await search.first("reagent", text, 8)).toEqual([]);
  expect(keys).toHaveBeenCalledTimes(GOODS_KINDS.length + MOST_LOOSER_READINGS);
  keys.mockClear();
  await search.find("reagent", text, { page: 1, size: 30 });
  expect(keys).toHaveBeenCalledTimes(GOODS_KINDS.length + MOST_LOOSER_READINGS);
});

test("other work of the thread has a turn between two readings, however many searches read at the same time", async () => {
  const keys = vi.fn<SearchIndex["keys"]>(index.keys);
  const nothing: SearchIndex = {
    ...index,
    keys,
    namesBy: async () => [],
    ranks: async () => [],
    counts: noneOf,
  };
  const search = new IndexedSearch(nothing, noCategory);
  const textFrom = (first: number) =>
    Array.from({ length: 40 }, (_, at) => String.fromCodePoint(first + at)).join("");
  let isOver = false;
  const searches = [0x5000, 0x6000, 0x7000, 0x8000].map((first) =>
    search.first("reagent", textFrom(first), 8),
  );
  const all = Promise.all(searches).then(() => (isOver = true));
  await nextTurn();
  const readInTurns: number[] = [];
  for (let before = keys.mock.calls.length; !isOver; before = keys.mock.calls.length) {
    await nextTurn();
    readInTurns.push(keys.mock.calls.length - before);
  }
  await all;
  expect(keys.mock.calls.length).toBeGreaterThan(4 * MOST_LOOSER_READINGS);
  expect(Math.max(...readInTurns)).toBe(1);
});

test("a text that is found as it is written is read in no other way, and no category is looked up", async () => {
  const otherwise = {
    knownCodes: vi.fn<SearchIndex["knownCodes"]>(unused),
    knownWords: vi.fn<SearchIndex["knownWords"]>(unused),
    namesBy: vi.fn<SearchIndex["namesBy"]>(unused),
  };
  const isCategory = vi.fn<typeof noCategory>(noCategory);
  const search = new IndexedSearch({ ...index, ...otherwise }, isCategory);
  await search.find("reagent", "乙醇", { page: 1, size: 20 });
  await search.findAll("reagent", "98%硫酸");
  await search.first("reagent", "丙酮 500mL", 8);
  for (const read of [...Object.values(otherwise), isCategory]) expect(read).not.toHaveBeenCalled();
});

test("a text in double quotes that finds nothing is read in no other way", async () => {
  const namesBy = vi.fn<SearchIndex["namesBy"]>(unused);
  const nothing = { ...index, ranks: async () => [], namesBy };
  const search = new IndexedSearch({ ...nothing, counts: noneOf }, noCategory);
  expect(await search.find("reagent", '"乙睛"', { page: 1, size: 20 })).toMatchObject({ total: 0 });
  expect(namesBy).not.toHaveBeenCalled();
});
