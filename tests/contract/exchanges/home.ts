import { readHeader, readHome, readSide, recordBrowse } from "@reagent/api/contract/home";
import { readTime } from "@reagent/api/contract/time";
import { HOME_PRODUCT_LINES } from "@reagent/domain/page-size";
import { expect } from "vitest";
import { answered, type Exchange } from "../exchange.ts";
import { chinese } from "./given.ts";

export const exchanges: readonly Exchange[] = [
  answered("guest", readTime, {}, ({ now }, facts) =>
    expect(Math.abs(now - facts.now())).toBeLessThan(5000),
  ),

  answered("guest", readHeader, {}, ({ categories, emptySections }) => {
    expect(emptySections).toEqual([]);
    expect(categories).toHaveLength(4);
    for (const group of categories) {
      expect(group.name).toMatch(chinese);
      expect(group.children).not.toHaveLength(0);
    }
  }),
  answered(
    "guest",
    readHeader,
    {},
    ({ categories }) => {
      for (const group of categories) expect(group.name).not.toMatch(chinese);
    },
    { language: "en" },
  ),
  answered("guest", readHome, {}, (home) => {
    for (const { rows } of [home.activities, home.top, home.news, home.articles, home.chemlife])
      expect(rows).not.toHaveLength(0);
    for (const { day } of [...home.news.rows, ...home.articles.rows])
      expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const { drawing } of home.banners) expect(drawing).toMatch(/^<svg/);
    expect(home.banners).not.toHaveLength(0);
    expect(home.productLines.rows).toHaveLength(HOME_PRODUCT_LINES);
    expect(home.noticeBoard.subject).toMatch(chinese);
  }),
  answered(
    "customer",
    readHome,
    {},
    ({ noticeBoard, productLines }) => {
      for (const text of [noticeBoard.subject, ...productLines.rows.map(({ name }) => name)])
        expect(text).not.toMatch(chinese);
    },
    { language: "en" },
  ),
  answered("guest", readSide, {}, ({ activities, ...rights }) => {
    expect(activities).not.toHaveLength(0);
    expect(rights).toEqual({ accountPeriod: "without-credit", canDownloadProducts: false });
  }),
  answered("customer", readSide, {}, ({ activities: _, ...rights }) =>
    expect(rights).toEqual({ accountPeriod: "with-credit", canDownloadProducts: true }),
  ),
  answered("guest", recordBrowse, { page: "/search/乙醇", previous: "/", relation: "" }),
];
