import fc from "fast-check";
import { expect, it } from "vitest";
import { HISTORY_LENGTH, RECENT_SEARCHES, rememberSearch, rememberViewed } from "./history.ts";

it("returns the latest view first, each once, at most 20 (storefront §4, recently viewed; decisions, recently viewed)", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40).map(String), { maxLength: 60 }), (opened) => {
      const recentFirst = [...new Set([...opened].reverse())];
      expect(opened.reduce<string[]>(rememberViewed, [])).toEqual(
        recentFirst.slice(0, HISTORY_LENGTH),
      );
    }),
  );
});

it("returns the latest search first, each once in any case, at most 8", () => {
  const texts = fc.array(fc.constantFrom(..."abcdefghijklABC"), { maxLength: 40 });
  fc.assert(
    fc.property(texts, (searched) => {
      const recent = searched.reduce<string[]>(rememberSearch, []);
      const recentFirst = [...new Set(searched.map((text) => text.toLowerCase()).reverse())];
      expect(recent.map((text) => text.toLowerCase())).toEqual(
        recentFirst.slice(0, RECENT_SEARCHES),
      );
    }),
  );
});

it.each([
  ["Ethanol", ["Ethanol", "乙醇"]],
  [" 甲醇 ", ["甲醇", "ethanol", "乙醇"]],
  ["  ", ["ethanol", "乙醇"]],
  ["长".repeat(101), ["ethanol", "乙醇"]],
])("after a search for %j the recent searches are %j", (searched, expected) => {
  expect(rememberSearch(["ethanol", "乙醇"], searched)).toEqual(expected);
});
