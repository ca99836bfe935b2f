import { describe, expect, it } from "vitest";
import { alternativesOf, isPlainPattern } from "./pattern.ts";

describe("the alternatives of a pattern", () => {
  it.each([
    ["[Cl,Br]-C=*", ["[Cl]-C=*", "[Br]-C=*"]],
    ["[#6,#7]~[N,O;R]", ["[#6]~[N;R]", "[#7]~[N;R]", "[#6]~[O;R]", "[#7]~[O;R]"]],
    ["[13C,14C]", ["[13C]", "[14C]"]],
    ["c1ccccc1", ["c1ccccc1"]],
    ["[CH3,NH2]", ["[CH3,NH2]"]],
    ["[Hg,Cd]C", ["[Hg]C", "[Cd]C"]],
    ["[$([C,N]=O)]", ["[$([C,N]=O)]"]],
    ["[C,N:1]O", ["[C,N:1]O"]],
  ])("the alternatives of %s have one atom of each list", (smarts, alternatives) => {
    expect(new Set(alternativesOf(smarts))).toEqual(new Set(alternatives));
  });

  it("the alternatives of a pattern are at most 16", () => {
    expect(alternativesOf("[C,N,O,S]".repeat(3))).toHaveLength(16);
  });
});

it.each([
  ["[Cl,Br]-C=*", true],
  ["[#6]~[!#1]", true],
  ["c1cc([F,Cl])ccc1[N,O]", true],
  ["[C;R]", false],
  ["[CX3]=O", false],
  ["[H]C", false],
  ["C/C=C/[N,O]", false],
  ["[nH]", false],
  ["[$(CO)]", false],
  ["C@C", false],
  ["a", false],
])("the pattern %s asks for elements and orders of bonds alone: %s", (smarts, isPlain) => {
  expect(isPlainPattern(smarts)).toBe(isPlain);
});
