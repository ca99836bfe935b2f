import { expect, it } from "vitest";
import { storageKeys } from "../state/storage-keys.ts";
import { memoryStore } from "../state/stores.ts";
import { removeSearches, storeSearch, recentSearches } from "./recent-searches.ts";

it("stores searches, most recent first, until they are removed", () => {
  const stores = { local: memoryStore() };
  storeSearch(stores, "乙醇");
  storeSearch(stores, "64-17-5");
  expect(recentSearches(stores)).toEqual(["64-17-5", "乙醇"]);
  removeSearches(stores);
  expect(recentSearches(stores)).toEqual([]);
});

it.each(["", "{", "null", '{"a":1}', '"乙醇"', "[1,null]"])(
  "returns no searches for %j",
  (stored) => {
    const local = memoryStore({ [storageKeys.recentSearches]: stored });
    expect(recentSearches({ local })).toEqual([]);
  },
);
