import { textProblems } from "@reagent/api/contract/codec";
import { codes } from "@reagent/api/contract/envelope";
import {
  searchBatch,
  searchInstruments,
  searchReagents,
  suggest,
} from "@reagent/api/contract/search";
import { callMessages } from "@reagent/api/messages/call";
import { searchMessages } from "@reagent/api/messages/search";
import { ALL_INSTRUMENTS } from "@reagent/domain/instrument-facet";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import { chinese, nowhere, search, stirring } from "./given.ts";

const batch = { page: 1, limit: 20, source: "web" };
const stirrer = "搅拌器";
const instruments = { ...ALL_INSTRUMENTS, page: 1, limit: 20 };
const tooLong = { ...search, keyword: "a".repeat(1000) };
const tooLarge = { ...search, keyword: "a".repeat(200_000) };

export const exchanges: readonly Exchange[] = [
  answered(
    "guest",
    searchReagents,
    { ...search, keyword: "64-17-5" },
    ({ items, total, corrected }) => {
      expect(total).toBeGreaterThan(0);
      expect(corrected).toBe("");
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
    "guest",
    searchReagents,
    { ...search, keyword: "ethnaol" },
    ({ items, corrected }) => {
      expect(corrected).toBe("ethanol");
      expect(items.map(({ casNumber }) => casNumber)).toContain("64-17-5");
    },
    { about: "a text with a slip names the text that was searched for in its place" },
  ),
  answered(
    "guest",
    searchReagents,
    { ...search, keyword: "保护试剂" },
    ({ total, categories }) => {
      expect(total).toBe(0);
      expect(categories.map(({ name }) => name)).toEqual(["保护试剂"]);
    },
    { about: "the name of a category finds the category" },
  ),
  answered(
    "guest",
    searchReagents,
    { ...search, keyword: '"ethnaol"' },
    ({ total, corrected }) => expect([total, corrected]).toEqual([0, ""]),
    { about: "a text in double quotes is not read with a slip corrected" },
  ),
  answered(
    "guest",
    searchReagents,
    { ...search, keyword: "64-17-6" },
    ({ items, corrected }) => {
      expect(corrected).toBe("64-17-5");
      expect(items.map(({ casNumber }) => casNumber)).toContain("64-17-5");
    },
    { about: "a mistyped CAS number finds the one nearby, and names it" },
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
    (found) =>
      expect(found).toEqual({
        items: [],
        total: 0,
        isMore: false,
        corrected: "",
        kept: [],
        missing: [],
        categories: [],
      }),
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
    searchBatch,
    ({ itemCode }) => ({ ...batch, keyword: `64-17-5\n\n ${nowhere}\r\n${itemCode}` }),
    ({ items, total, verdicts }, facts) => {
      expect(verdicts.map(({ keyword }) => keyword)).toEqual(["64-17-5", nowhere, facts.itemCode]);
      const [byCas, byNothing, byCode] = verdicts;
      expect(byCas?.total).toBe(total);
      expect(byNothing).toMatchObject({ total: 0, itemCode: "", batchCode: "" });
      expect(byCode).toMatchObject({ total: 1, itemCode: facts.itemCode });
      expect(new Set(items.map(({ itemCode }) => itemCode)).size).toBe(items.length);
      for (const row of items) expect(row.casNumber).toBe("64-17-5");
    },
    { about: "an item that two lines find is listed once" },
  ),
  answered(
    "guest",
    searchBatch,
    { ...batch, keyword: "64-17-5\nethnaol" },
    ({ verdicts }) => expect(verdicts.map(({ corrected }) => corrected)).toEqual(["", "ethanol"]),
    { about: "a line with a slip names the text that was searched for in its place" },
  ),
  answered(
    "customer",
    searchBatch,
    { ...batch, keyword: nowhere },
    (found) => expect(found).toMatchObject({ items: [], total: 0 }),
    { about: "nothing" },
  ),
  answered(
    "guest",
    searchInstruments,
    ({ spuCode }) => ({ ...instruments, keyword: spuCode }),
    ({ items, total }, facts) => {
      expect(total).toBeGreaterThan(0);
      expect(new Set(items.map(({ spuCode }) => spuCode))).toEqual(new Set([facts.spuCode]));
      for (const { salesPrice, attributes } of items) {
        expect(salesPrice).toBeNull();
        expect(Object.keys(attributes)).not.toHaveLength(0);
      }
    },
  ),
  answered(
    "guest",
    searchInstruments,
    { ...instruments, keyword: stirrer, categories: [stirring], sort: "price-up" },
    ({ items, total, facets }) => {
      expect(total).toBeGreaterThan(1);
      expect(facets.categories).toContainEqual({ value: stirring, name: stirring, count: total });
      expect(facets.attributes.map(({ name }) => name)).toContain("最高温度");
      expect(facets.prices.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      const prices = items.map(({ listPrice }) => Number(listPrice));
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    },
    { about: "of a kind, the cheapest first" },
  ),
  answered(
    "guest",
    searchInstruments,
    { ...instruments, keyword: stirrer, attributes: ["控温: 数显"] },
    ({ items, total, facets }) => {
      expect(items.length).toBe(total);
      for (const { attributes } of items) expect(attributes).toMatchObject({ 控温: "数显" });
      expect(facets.attributes.map(({ name }) => name)).toContain("控温");
    },
    { about: "with an attribute" },
  ),
  answered(
    "guest",
    searchInstruments,
    { ...instruments, keyword: stirrer, brands: [nowhere] },
    ({ items, total, facets }) => {
      expect([items, total]).toEqual([[], 0]);
      expect(facets.categories).toEqual([]);
    },
    { about: "of an unknown brand there are none, and none of any kind" },
  ),
  answered("guest", searchInstruments, { ...instruments, keyword: nowhere }, (found) => {
    expect(found).toMatchObject({ items: [], total: 0, isMore: false, corrected: "" });
    expect(found.facets.categories).toEqual([]);
  }),
  answered(
    "guest",
    suggest,
    { keyword: "乙醇", limit: 8 },
    ({ suggestions }) => {
      const [first] = suggestions;
      expect(first).toMatchObject({
        kind: "substance",
        itemCode: "",
        chineseName: "乙醇",
        casNumber: "64-17-5",
      });
      expect(suggestions.filter(({ casNumber }) => casNumber === "64-17-5")).toHaveLength(1);
      expect(suggestions.length).toBeLessThanOrEqual(8);
    },
    { about: "a name suggests its substance once" },
  ),
  answered(
    "guest",
    suggest,
    { keyword: "保护试剂", limit: 8 },
    ({ suggestions }) =>
      expect(suggestions).toMatchObject([
        { kind: "category", chineseName: "保护试剂", itemCode: "" },
      ]),
    { about: "the name of a category suggests the category" },
  ),
  answered(
    "guest",
    suggest,
    { keyword: "64-17-6", limit: 8 },
    ({ suggestions }) =>
      expect(suggestions[0]).toMatchObject({
        kind: "substance",
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
  refused(
    "guest",
    searchBatch,
    { ...batch, keyword: "64-17-5\n".repeat(11) },
    codes.badRequest,
    searchMessages.linesInvalid,
    "more than ten lines",
  ),
  refused(
    "guest",
    searchBatch,
    { ...batch, keyword: " \n " },
    codes.badRequest,
    searchMessages.linesInvalid,
    "blank lines",
  ),
  refused(
    "guest",
    searchReagents,
    tooLong,
    codes.badRequest,
    callMessages.unreadable("keyword", {
      message: textProblems.tooLong,
      requirement: 200,
    }),
    "a text of 1,000 characters",
  ),
  refused(
    "guest",
    searchReagents,
    tooLarge,
    codes.tooLarge,
    callMessages.tooLarge,
    "more than HTTP headers may hold",
  ),
  refused(
    "guest",
    searchInstruments,
    { ...instruments, keyword: tooLong.keyword },
    codes.badRequest,
    callMessages.unreadable("keyword", {
      message: textProblems.tooLong,
      requirement: 200,
    }),
    "a text of 1,000 characters",
  ),
  refused(
    "guest",
    searchInstruments,
    { ...instruments, keyword: tooLarge.keyword },
    codes.tooLarge,
    callMessages.tooLarge,
    "more than HTTP headers may hold",
  ),
];
