import { expect, test } from "vitest";
import { isAcutePoison } from "./acute-poison.ts";

test.each([
  ["sodium azide", "26628-22-8", "≥99%, AR", true],
  ["nicotine", "54-11-5", "≥98%", true],
  ["a solution of nicotine", "54-11-5", "100 μg/mL in methanol", false],
  ["ethanol", "64-17-5", "AR", false],
  ["goods without a CAS number", "", "AR", false],
])("%s is 剧毒: %#", (_, casNumber, specification, expected) => {
  expect(isAcutePoison({ casNumber, specification })).toBe(expected);
});
