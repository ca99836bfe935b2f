import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  PAGE_BUTTONS,
  clampPage,
  needsPager,
  needsPagerAbove,
  pageCount,
  pageOfText,
  pageWindow,
  totalText,
} from "./paging.ts";

describe("pager (storefront §9, pager)", () => {
  it.each([
    [0, 20, 0],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [100, 9, 12],
  ])("%i entries by %i are %i pages", (total, size, expected) => {
    expect(pageCount(total, size)).toBe(expected);
  });

  it.each([
    [1, 12, [1, 2, 3, 4, 5]],
    [3, 12, [1, 2, 3, 4, 5]],
    [4, 12, [2, 3, 4, 5, 6]],
    [12, 12, [8, 9, 10, 11, 12]],
    [2, 3, [1, 2, 3]],
    [99, 3, [1, 2, 3]],
    [1, 0, []],
  ])("on page %i of %i has buttons %j", (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected);
  });

  it.each([
    [0, 5, 1],
    [-3, 5, 1],
    [6, 5, 5],
    [2.7, 5, 2],
    [Number.NaN, 5, 1],
    [3, 0, 1],
  ])("clamps page %d of %i to %i", (page, count, expected) => {
    expect(clampPage(page, count)).toBe(expected);
  });

  it("shows a row of pages that exist, the current one among them", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(600), (count, page) => {
        const window = pageWindow(page, count);
        expect(window).toHaveLength(Math.min(PAGE_BUTTONS, count));
        expect(window).toContain(clampPage(page, count));
        expect(window[0]).toBeGreaterThanOrEqual(1);
        expect(window.at(-1)).toBeLessThanOrEqual(count);
        expect((window.at(-1) ?? 0) - (window[0] ?? 0)).toBe(window.length - 1);
      }),
    );
  });

  it("appears only when the total exceeds a page (customer centre §9, page sizes)", () => {
    expect(needsPager(10, 10)).toBe(false);
    expect(needsPager(11, 10)).toBe(true);
  });

  it("a pager is also above a list on every page but the first (storefront §2, product lines)", () => {
    expect([1, 2, 3].map(needsPagerAbove)).toEqual([false, true, true]);
  });

  it.each([
    [null, 1],
    ["", 1],
    ["1", 1],
    ["12", 12],
    ["0", 1],
    ["-2", 1],
    ["2.5", 1],
    ["1e3", 1],
    [" 3", 1],
    ["9999999", 1],
    ["-1", 1],
  ])("reads page %j of a URL as %i", (text, expected) => {
    expect(pageOfText(text)).toBe(expected);
  });

  it("names the total of its list, and that more were not counted", () => {
    expect(totalText(0)).toBe("0");
    expect(totalText(12_345)).toBe("12,345");
    expect(totalText(10_000, true)).toBe("10,000+");
  });
});
