import { queryTokens } from "@reagent/domain/search-text";
import { describe, expect, test } from "vitest";
import { narrowingTokens } from "./narrowing.ts";

const narrowed = (query: string) => queryTokens(query).map(narrowingTokens);

describe("narrowingTokens", () => {
  test("leaves out pairs that others cover when the whole run is checked", () => {
    expect(narrowed("氯化钠")).toEqual([["氯化", "化钠"]]);
    expect(narrowed("二甲基亚砜")).toEqual([["二甲", "基亚", "亚砜"]]);
  });

  test("returns all tokens when nothing else is checked", () => {
    expect(narrowed("乙醇")).toEqual([["乙醇"]]);
    expect(narrowed("64-17-5")).toEqual([["64175"]]);
  });

  test("keeps words, and leaves out pairs that a checked run contains", () => {
    expect(narrowed("dimethyl 二甲基胺 甲基")[0]).toEqual(["dimethyl", "二甲", "基胺"]);
  });
});
