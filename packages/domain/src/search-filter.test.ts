import { expect, it } from "vitest";
import { packTokens, strengthToken, strengthTokens } from "./search-filter.ts";

it("gives a pack one token, however its size is written", () => {
  expect(packTokens("500mL")).toEqual(packTokens("0.5 L"));
  expect(packTokens("500mL")).not.toEqual(packTokens("500g"));
  expect(packTokens("10×1mL")).not.toEqual(packTokens("10mL"));
  expect(packTokens("500")).toEqual([]);
});

it.each([
  ["98%", "95–98%，AR", true],
  ["97%", "95–98%，AR", true],
  ["99%", "≥99.7%", true],
  ["99.7%", "≥99.7%", true],
  ["37 %", "36–38%，GR", true],
  ["75%", "≥99.7%", false],
  ["2.5 M", "2.5 mol/L，溶于正己烷", true],
  ["2.5M", "1.6 mol/L，溶于正己烷", false],
  ["0.1 mol/L", "AR", false],
])("finds the strength %s in %j: %s (decisions, search matching)", (typed, stored, isFound) => {
  expect(strengthTokens(stored).includes(strengthToken(typed) ?? "")).toBe(isFound);
});

it("reads no strength in other texts", () => {
  expect(strengthToken("HPLC")).toBeUndefined();
  expect(strengthTokens("分析纯")).toEqual([]);
});

it("gives tokens of letters and digits", () => {
  for (const token of [...packTokens("2.5L"), ...strengthTokens("≥99.7%, 2.5 mol/L")]) {
    expect(token).toMatch(/^[\p{L}\p{N}]+$/u);
  }
});
