import { codes } from "@reagent/api/contract/envelope";
import {
  listProductLineItems,
  listProductLines,
  readProductLine,
} from "@reagent/api/contract/product-line";
import { productLineMessages } from "@reagent/api/messages/product-line";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { expect } from "vitest";
import { answered, type Exchange, refusedTo } from "../exchange.ts";
import { chinese, nowhere } from "./given.ts";

const firstPage = { id: "1", page: 1, limit: PAGE_SIZE.productLineItems };

const missing = (["zh", "en"] as const).map((language) =>
  refusedTo(
    "guest",
    answered("guest", readProductLine, { id: nowhere }, undefined, { language }),
    codes.notFound,
    productLineMessages.missing,
  ),
);

export const exchanges: readonly Exchange[] = [
  answered("guest", listProductLines, {}, ({ lines }) => {
    expect(lines.length).toBeGreaterThan(6);
    for (const { name, claim, drawing, description } of lines) {
      for (const text of [name, claim, description]) expect(text).toMatch(chinese);
      expect(drawing).toMatch(/^<svg/);
    }
  }),
  answered("guest", readProductLine, { id: "1" }, ({ id, name, description }) => {
    expect([id, name]).toEqual(["1", "配体与催化剂"]);
    expect(description).toMatch(/^<p>/);
  }),
  answered(
    "customer",
    readProductLine,
    { id: "1" },
    ({ name, claim, description }) => {
      for (const text of [name, claim, description]) expect(text).not.toMatch(chinese);
    },
    { language: "en" },
  ),
  ...missing,
  answered("guest", listProductLineItems, firstPage, ({ items, total }) => {
    expect(items).toHaveLength(PAGE_SIZE.productLineItems);
    expect(total).toBeGreaterThan(items.length);
    expect(new Set(items.map(({ itemCode }) => itemCode)).size).toBe(items.length);
    for (const row of items) expect(row.isFavourite).toBe(false);
  }),
  answered(
    "customer",
    listProductLineItems,
    { ...firstPage, page: 2 },
    ({ items, total }) => {
      expect(items).not.toHaveLength(0);
      expect(total).toBeGreaterThan(PAGE_SIZE.productLineItems);
    },
    { about: "the next page" },
  ),
  answered(
    "guest",
    listProductLineItems,
    { ...firstPage, id: nowhere },
    (nothing) => expect(nothing).toEqual({ items: [], total: 0 }),
    { about: "nothing of an unknown line" },
  ),
];
