import { expect, it } from "vitest";
import { OnceCounts } from "./once-counts.ts";

it("counts each member once, and knows what no member was counted for", () => {
  const counts = new OnceCounts<string, number>();
  for (const member of [1, 1, 2]) counts.add("量程", member);
  counts.add("材质", 2);
  counts.add("颜色", 2, false);
  expect(["量程", "材质", "颜色", "口径"].map((of) => counts.countOf(of))).toEqual([2, 1, 0, 0]);
  expect(["颜色", "口径"].map((of) => counts.has(of))).toEqual([true, false]);
  expect(counts.largestFirst()).toEqual(["量程", "材质", "颜色"]);
});

it("counts a member that is first known and then counted", () => {
  const counts = new OnceCounts<string, number>();
  counts.add("量程", 1, false);
  counts.add("量程", 1);
  expect(counts.countOf("量程")).toBe(1);
});
