import { codes } from "@reagent/api/contract/envelope";
import {
  countSearchFacets,
  listCategoryItems,
  readCategorySide,
} from "@reagent/api/contract/listing";
import { listingMessages } from "@reagent/api/messages/listing";
import { FACET_NAMES, UNREFINED } from "@reagent/domain/facet";
import { expect } from "vitest";
import { answered, type Exchange, refusedTo } from "../exchange.ts";
import { nowhere } from "./given.ts";

const firstPage = { page: 1, offset: 20, ...UNREFINED };

export const exchanges: readonly Exchange[] = [
  answered("guest", listCategoryItems, { id: null, ...firstPage }, ({ items, total, facets }) => {
    expect(items.length).toBe(Math.min(20, total));
    for (const facet of FACET_NAMES) expect(facets[facet]).not.toHaveLength(0);
    for (const { count } of facets.purity) expect(count).toBeLessThanOrEqual(total);
  }),
  answered(
    "guest",
    listCategoryItems,
    { id: null, ...firstPage, hazard: ["hazardous"], sort: "price-up" },
    ({ items, total, facets }) => {
      expect(facets.hazard.find(({ value }) => value === "hazardous")?.count).toBe(total);
      for (const { hazardNumber } of items) expect(hazardNumber).not.toBe("");
      const prices = items.map(({ fromPrice }) => fromPrice ?? Number.MAX_SAFE_INTEGER);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    },
    { about: "hazardous items, the cheapest first" },
  ),
  refusedTo(
    "guest",
    answered("guest", listCategoryItems, { id: nowhere, ...firstPage }),
    codes.notFound,
    listingMessages.categoryMissing,
  ),
  answered("guest", readCategorySide, { id: null }, ({ path, categories }) => {
    expect(path).toEqual([]);
    expect(categories).toHaveLength(4);
  }),
  refusedTo(
    "guest",
    answered("guest", readCategorySide, { id: nowhere }),
    codes.notFound,
    listingMessages.categoryMissing,
  ),
  answered(
    "guest",
    countSearchFacets,
    { keyword: "64-17-5", ...UNREFINED },
    ({ substances, facets, categories }) => {
      expect(substances).toBe(1);
      expect(facets.hazard.find(({ value }) => value === "hazardous")?.count).toBeGreaterThan(0);
      expect(categories).not.toHaveLength(0);
    },
  ),
];
