import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hiddenVariants,
  nextSearchText,
  opensItself,
  tabAfterSearch,
  visibleVariants,
} from "./search.ts";

describe("nextSearchText (storefront §4, search; §5, search box; decisions, searching again)", () => {
  it.each([
    ["乙醇", undefined, "乙醇"],
    [" 乙醇 ", undefined, "乙醇"],
    ["", undefined, undefined],
    ["  \t", "乙醇", undefined],
    ["乙醇", "甲醇", "乙醇"],
    ["乙醇", "乙醇", "乙醇 "],
    ["乙醇", "乙醇 ", "乙醇"],
    [" 乙醇", "乙醇", "乙醇 "],
  ])("the next search for %j at %j is %j", (input, currentId, expected) => {
    expect(nextSearchText(input, currentId)).toBe(expected);
  });

  it("always changes the route, by at most a space after the text", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (input, current) => {
        for (const currentId of [current, input, input.trim(), `${input.trim()} `]) {
          const next = nextSearchText(input, currentId);
          expect(next === undefined).toBe(input.trim() === "");
          expect(next === currentId && next !== undefined).toBe(false);
          expect((next ?? "").trim()).toBe(input.trim());
        }
      }),
    );
  });
});

describe("tabAfterSearch (storefront §4, search)", () => {
  it.each([
    [{ reagents: 3, instruments: 2 }, "reagents"],
    [{ reagents: 3, instruments: 0 }, "reagents"],
    [{ reagents: 0, instruments: 2 }, "instruments"],
    [{ reagents: 0, instruments: 0 }, "instruments"],
  ])("a search with the totals %j opens %s", (totals, open) => {
    expect(tabAfterSearch(totals)).toBe(open);
  });
});

describe("results (storefront §4, search; §9, visible variants)", () => {
  it.each([
    [1, 1, true],
    [1, 21, false],
    [2, 2, false],
    [0, 0, false],
  ])("results of %i groups and a total of %i open by themselves: %s", (groups, total, expected) => {
    expect(opensItself(groups, total)).toBe(expected);
  });

  it("list five packs before all of them", () => {
    const packs = [1, 2, 3, 4, 5, 6, 7];
    expect(visibleVariants(packs, false)).toEqual([1, 2, 3, 4, 5]);
    expect(visibleVariants(packs, true)).toEqual(packs);
    expect(hiddenVariants(7, false)).toBe(2);
    expect(hiddenVariants(7, true)).toBe(0);
    expect(hiddenVariants(5, false)).toBe(0);
  });
});
