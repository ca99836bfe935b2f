import { codes } from "@reagent/api/contract/envelope";
import {
  type InstrumentVariant,
  readInstrument,
  readInstrumentHistory,
  readInstruments,
} from "@reagent/api/contract/instrument";
import { productMessages } from "@reagent/api/messages/product";
import { offeredAttributes } from "@reagent/domain/instrument-choice";
import { ALL_INSTRUMENTS } from "@reagent/domain/instrument-facet";
import { expect } from "vitest";
import { answered, type Exchange, refusedTo } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { chinese, nowhere, stirring } from "./given.ts";

const firstPage = { ...ALL_INSTRUMENTS, page: 1, size: 20 };
const isRising = (prices: readonly (number | null)[]) =>
  prices.every((price, at) => at === 0 || Number(price) >= Number(prices[at - 1]));
const spu = ({ spuCode }: Facts) => ({ spuCode });

function isPricedFor(skus: readonly InstrumentVariant[], isGuest: boolean): void {
  expect(skus).not.toHaveLength(0);
  for (const { listPrice, salesPrice } of skus) {
    expect(listPrice).toBeGreaterThan(0);
    if (isGuest) expect(salesPrice).toBeNull();
    else if (salesPrice !== null) expect(salesPrice).toBeLessThan(Number(listPrice));
  }
}

export const exchanges: readonly Exchange[] = [
  answered("guest", readInstruments, firstPage, ({ items, total }) => {
    expect(items.length).toBe(Math.min(total, firstPage.size));
    expect(new Set(items.map(({ spuCode }) => spuCode)).size).toBe(items.length);
    isPricedFor(items, true);
  }),
  answered("customer", readInstruments, firstPage, ({ items }) => isPricedFor(items, false)),
  answered(
    "guest",
    readInstruments,
    { ...firstPage, page: 50 },
    ({ items, total }) => {
      expect(items).toEqual([]);
      expect(total).toBeGreaterThan(0);
    },
    { about: "a page beyond the last is empty" },
  ),
  answered(
    "guest",
    readInstruments,
    { ...firstPage, categories: [stirring], sort: "price-up" },
    ({ items, total, facets }) => {
      expect(total).toBeGreaterThan(0);
      expect(facets.categories.length).toBeGreaterThan(1);
      expect(facets.categories).toContainEqual({ value: stirring, name: stirring, count: total });
      expect(facets.attributes.map(({ name }) => name)).toContain("最高温度");
      const counted = facets.prices.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBeGreaterThanOrEqual(total);
      expect(isRising(items.map(({ listPrice }) => listPrice))).toBe(true);
    },
    { about: "of a kind, the cheapest first" },
  ),
  answered(
    "guest",
    readInstruments,
    { ...firstPage, attributes: ["控温: 数显", "盘面材质: 不锈钢"] },
    ({ items: [sku], total }) => {
      expect(total).toBe(1);
      expect(sku?.attributes).toMatchObject({ 控温: "数显", 盘面材质: "不锈钢" });
    },
    { about: "with attributes, by the SKU that has them" },
  ),
  answered(
    "guest",
    readInstruments,
    { ...firstPage, categories: [stirring] },
    ({ facets }) => {
      const { categories, attributes } = facets;
      for (const { name } of [...categories, ...attributes]) expect(name).not.toMatch(chinese);
      for (const { name } of attributes.flatMap(({ values }) => values))
        expect(name).not.toMatch(chinese);
    },
    { language: "en" },
  ),
  answered(
    "guest",
    readInstruments,
    { ...firstPage, brands: [nowhere] },
    ({ items, total, facets }) => {
      expect([items, total]).toEqual([[], 0]);
      expect([facets.categories, facets.attributes]).toEqual([[], []]);
    },
    { about: "of an unknown brand there are none, and none of any kind" },
  ),
  answered(
    "guest",
    readInstruments,
    { ...firstPage, attributes: ["控温: 数显", "盘面材质: 不锈钢"], prices: ["under-100"] },
    ({ total, facets: { categories, brands, attributes } }) => {
      expect(total).toBe(0);
      expect([categories, brands]).toEqual([[], []]);
      const values = attributes.flatMap((facet) => facet.values.map(({ value }) => value));
      expect(values.toSorted()).toEqual(["控温: 数显", "盘面材质: 不锈钢"]);
    },
    { about: "no value is offered that leaves nothing, but those that are chosen" },
  ),
  answered("guest", readInstrument, spu, (page, facts) => {
    expect(page).toMatchObject({ spuCode: facts.spuCode, isLoggedIn: false });
    expect(page.category?.name).toMatch(chinese);
    expect(page.brand?.value).toBe(page.brand?.name);
    expect(page.drawing).toMatch(/^<svg/);
    expect(page.description).toMatch(/^<p>/);
    expect(page.returnTerms).toMatch(/^<p>/);
    expect(page.skus.map(({ skuId }) => skuId)).toContain(facts.skuIds[0]);
    expect(offeredAttributes(page.attributes, page.skus)).toEqual(page.attributes);
    isPricedFor(page.skus, true);
  }),
  answered("customer", readInstrument, spu, ({ isLoggedIn, skus }) => {
    expect(isLoggedIn).toBe(true);
    isPricedFor(skus, false);
  }),
  answered("expired", readInstrument, spu, ({ isLoggedIn }) => expect(isLoggedIn).toBe(false)),
  answered(
    "guest",
    readInstrument,
    spu,
    ({ attributes, skus, description }) => {
      for (const text of [description, ...attributes.map(({ name }) => name)])
        expect(text).not.toMatch(chinese);
      for (const sku of skus) expect(Object.keys(sku.attributes).join("")).not.toMatch(chinese);
    },
    { language: "en" },
  ),
  answered(
    "guest",
    readInstrumentHistory,
    ({ skuIds: [first, second] }) => ({ skuIds: [second, "987654321", first] }),
    ({ items }, facts) =>
      expect(items.map(({ skuId }) => skuId)).toEqual(facts.skuIds.toReversed()),
    { about: "in the requested order" },
  ),
  answered("guest", readInstrumentHistory, { skuIds: [] }, ({ items }) =>
    expect(items).toEqual([]),
  ),
  ...(["zh", "en"] as const).map((language) =>
    refusedTo(
      "guest",
      answered("guest", readInstrument, { spuCode: nowhere }, undefined, { language }),
      codes.productMissing,
      productMessages.missing,
    ),
  ),
];
