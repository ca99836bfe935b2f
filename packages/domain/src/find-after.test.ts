import { expect, it } from "vitest";
import { findAfter } from "./find-after.ts";

const NUMBER = /(?<before>^|[^\d-])(\d+)(g)?/u;

it("returns the match and its groups without what is before it", () => {
  expect(findAfter(NUMBER, "-12, 34g")).toEqual({ index: 5, text: "34g", groups: ["34", "g"] });
});

it("finds a match at the beginning of the text, where nothing is before it", () => {
  expect(findAfter(NUMBER, "12")).toEqual({ index: 0, text: "12", groups: ["12", undefined] });
});

it("finds nothing where something else is before each match", () => {
  expect(findAfter(NUMBER, "-1")).toBeUndefined();
});
