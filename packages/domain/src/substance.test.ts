import { expect, test } from "vitest";
import { oncePerSubstance } from "./substance.ts";

const named = (code: string, casNumber: string, englishName = "") => ({
  code,
  casNumber,
  chineseName: "",
  englishName,
});
const ethanol = named("E893580", "64-17-5");

test("keeps the first item of each substance and none of the item's own", () => {
  const items = [
    named("A816890", "67-64-1"),
    named("E893581", "64-17-5"),
    named("A816891", "67-64-1"),
    named("M100001", "67-56-1"),
  ];
  expect(oncePerSubstance(items, ethanol).map(({ code }) => code)).toEqual(["A816890", "M100001"]);
});

test("tells items without a CAS number apart by their names", () => {
  const items = [
    named("K1", "", "Test kit"),
    named("K2", "", "Test kit"),
    named("F1", "", "Filter"),
  ];
  expect(oncePerSubstance(items, ethanol).map(({ code }) => code)).toEqual(["K1", "F1"]);
});
