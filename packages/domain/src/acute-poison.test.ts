import { expect, test } from "vitest";
import { ACUTE_POISONS, isAcutePoison } from "./acute-poison.ts";
import { isCasNumber } from "./cas.ts";

test.each([
  ["sodium azide", "26628-22-8", "≥99%, AR", true],
  ["nicotine", "54-11-5", "≥98%", true],
  ["chloromethyl methyl ether", "107-30-2", "≥98%", true],
  ["a solution of nicotine", "54-11-5", "100 μg/mL in methanol", false],
  ["ethanol", "64-17-5", "AR", false],
  // The catalogue lists them without the remark, or not at all.
  ["calcium cyanide", "592-01-8", "AR", false],
  ["chloroacetaldehyde", "107-20-0", "AR", false],
  ["bis(chloromethyl) ether", "542-88-1", "AR", false],
  ["colchicine", "64-86-8", "≥98%", false],
  ["goods without a CAS number", "", "AR", false],
])("%s is 剧毒: %#", (_, casNumber, specification, expected) => {
  expect(isAcutePoison({ casNumber, specification })).toBe(expected);
});

test("the 148 highly toxic chemicals of the catalogue have valid CAS numbers, each its own", () => {
  expect(ACUTE_POISONS.size).toBe(148);
  expect([...ACUTE_POISONS].filter((number) => !isCasNumber(number))).toEqual([]);
});
