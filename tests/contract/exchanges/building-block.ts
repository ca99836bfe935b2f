import { readBuildingBlocks } from "@reagent/api/contract/building-block";
import { ITEMS_OF_GROUP } from "@reagent/domain/page-size";
import { expect } from "vitest";
import { answered, type Exchange } from "../exchange.ts";
import { chinese, expectGrouped } from "./given.ts";

export const exchanges: readonly Exchange[] = [
  answered("guest", readBuildingBlocks, {}, ({ groups, news }) => {
    expect(groups.length).toBeGreaterThan(2);
    for (const { name, total, items } of groups) {
      expect(name).toMatch(chinese);
      expect(total).toBeGreaterThanOrEqual(items.length);
      expect(items.length).toBeLessThanOrEqual(ITEMS_OF_GROUP);
      const substances = items.map(({ casNumber }) => casNumber);
      expect(new Set(substances).size).toBe(substances.length);
      for (const { drawing } of items) expect(drawing).toMatch(/^<svg/);
      expectGrouped(items, name);
    }
    for (const { subject } of news) expect(subject).toMatch(chinese);
  }),
  answered(
    "customer",
    readBuildingBlocks,
    {},
    ({ groups }) => {
      for (const { name } of groups) expect(name).not.toMatch(chinese);
    },
    { language: "en" },
  ),
];
