import { expect, test } from "vitest";
import { IndexedSearch } from "./indexed-search.ts";
import type { SearchIndex } from "./search-index.ts";

const ENTRIES = 300_000;
const ranks = Array.from({ length: ENTRIES }, (_, at) => at + 1);
const unused = () => Promise.reject(new Error("not used"));

/** An index in which every text matches all entries. */
const index: SearchIndex = {
  revision: async () => "1",
  keys: async () => ({ codes: [], names: [], beginnings: [] }),
  ranks: async (_kind, { any }, { skip = 0, most = ENTRIES }) =>
    any.length === 0 ? [] : ranks.slice(skip, skip + most),
  count: async () => ENTRIES,
  targets: async (_kind, wanted) => wanted.map((rank) => rank * 2),
  allTargets: async () => Int32Array.from([0, ...ranks], (rank) => rank * 2),
  knownWords: async () => [],
  prepare: unused,
  activate: unused,
  close: () => {},
};

test("a text that hundreds of thousands of items match finds all of them, in order", async () => {
  const { targets, total } = await new IndexedSearch(index).findAll("reagent", "乙");
  expect(total).toBe(ENTRIES);
  expect(targets).toHaveLength(ENTRIES);
  expect(targets.every((target, at) => target === (at + 1) * 2)).toBe(true);
});
