import { expect, it } from "vitest";
import { differsTellingly, lookAlikes } from "./look-alike.ts";

it.each([
  ["乙醉", "乙醇"],
  ["二氯甲浣", "二氯甲烷"],
  ["四氢呋哺", "四氢呋喃"],
])("%s is taken for %s (decisions, search matching)", (typed, meant) => {
  expect(lookAlikes(typed)).toContain(meant);
});

it("tells a slip from a character that names another substance", () => {
  expect(differsTellingly("二氯甲浣", "二氯甲烷")).toBe(false);
  expect(differsTellingly("硫酸钪", "硫酸钠")).toBe(true);
});
