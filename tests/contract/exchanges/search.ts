import { codes } from "@reagent/api/contract/envelope";
import { searchInstruments, searchReagents, suggest } from "@reagent/api/contract/search";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import { chinese, nowhere, search } from "./given.ts";

const tooLong = { ...search, keyword: "a".repeat(1000) };
const tooLarge = { ...search, keyword: "a".repeat(200_000) };

export const exchanges: readonly Exchange[] = [
  answered(
    "guest",
    searchReagents,
    { ...search, keyword: "64-17-5" },
    ({ items, total }) => {
      expect(total).toBeGreaterThan(0);
      for (const row of items) {
        expect(row).toMatchObject({ casNumber: "64-17-5", formula: "C2H6O", isFavourite: false });
        expect(row.drawing).toMatch(/^<svg/);
      }
    },
    { about: "a CAS number finds that substance alone" },
  ),
  answered("guest", searchReagents, { ...search, keyword: "乙醇" }, ({ items }) =>
    expect(items.map(({ casNumber }) => casNumber)).toContain("64-17-5"),
  ),
  answered(
    "customer",
    searchReagents,
    { ...search, keyword: "ethanol" },
    ({ items }) => {
      const found = items.find(({ casNumber }) => casNumber === "64-17-5");
      expect(found).toMatchObject({ englishName: "Ethanol" });
      expect(found?.specification).not.toMatch(chinese);
      expect(found?.storage).not.toMatch(chinese);
    },
    { language: "en" },
  ),
  answered(
    "guest",
    searchReagents,
    ({ itemCode }) => ({ ...search, keyword: itemCode }),
    ({ items, total }, facts) => {
      expect(total).toBe(1);
      expect(items.map(({ itemCode }) => itemCode)).toEqual([facts.itemCode]);
    },
    { about: "a code finds its item alone" },
  ),
  answered(
    "guest",
    searchReagents,
    { ...search, keyword: nowhere },
    (found) => expect(found).toEqual({ items: [], total: 0 }),
    { about: "nothing" },
  ),
  answered(
    "guest",
    searchReagents,
    { ...search, keyword: "64-17-5", page: 50 },
    ({ items, total }) => {
      expect(items).toEqual([]);
      expect(total).toBeGreaterThan(0);
    },
    { about: "a page beyond the last is empty" },
  ),
  answered(
    "guest",
    searchInstruments,
    ({ spuCode }) => ({ ...search, keyword: spuCode }),
    ({ items, total }, facts) => {
      expect(total).toBeGreaterThan(0);
      expect(new Set(items.map(({ spuCode }) => spuCode))).toEqual(new Set([facts.spuCode]));
      for (const { salesPrice, attributes } of items) {
        expect(salesPrice).toBeNull();
        expect(Object.keys(attributes)).not.toHaveLength(0);
      }
    },
  ),
  answered("guest", searchInstruments, { ...search, keyword: nowhere }, (found) =>
    expect(found).toEqual({ items: [], total: 0 }),
  ),
  answered(
    "guest",
    suggest,
    { keyword: "乙醇", limit: 8 },
    ({ suggestions }) => {
      const [first] = suggestions;
      expect(first).toMatchObject({ kind: "item", chineseName: "乙醇", casNumber: "64-17-5" });
      expect(first?.itemCode).not.toBe("");
      expect(suggestions.length).toBeLessThanOrEqual(8);
    },
    { about: "a name suggests its items" },
  ),
  answered(
    "guest",
    suggest,
    { keyword: "64-17-6", limit: 8 },
    ({ suggestions }) =>
      expect(suggestions[0]).toMatchObject({
        kind: "cas",
        casNumber: "64-17-5",
        chineseName: "乙醇",
        match: "64-17-5",
      }),
    { about: "a mistyped CAS number suggests the ones nearby" },
  ),
  answered(
    "customer",
    suggest,
    ({ itemCode }) => ({ keyword: itemCode.toLowerCase(), limit: 3 }),
    ({ suggestions }, { itemCode }) => {
      expect(suggestions).toHaveLength(1);
      expect(suggestions[0]).toMatchObject({ kind: "code", itemCode, match: itemCode });
      expect(suggestions[0]?.specification).not.toMatch(chinese);
    },
    { about: "a code suggests its item alone", language: "en" },
  ),
  answered("guest", suggest, { keyword: nowhere, limit: 8 }, (found) =>
    expect(found).toEqual({ suggestions: [] }),
  ),
  answered(
    "guest",
    suggest,
    { keyword: " ", limit: 8 },
    (found) => expect(found).toEqual({ suggestions: [] }),
    { about: "nothing for a blank text" },
  ),
  refused("guest", searchReagents, tooLong, codes.badRequest, "a text of 1,000 characters"),
  refused("guest", searchReagents, tooLarge, codes.tooLarge, "more than HTTP headers may hold"),
  refused("guest", searchInstruments, tooLong, codes.badRequest, "a text of 1,000 characters"),
  refused("guest", searchInstruments, tooLarge, codes.tooLarge, "more than HTTP headers may hold"),
];
