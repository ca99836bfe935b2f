import { describe, expect, it } from "vitest";
import { looserTexts, numbersMeant, oneSlipFrom, slipWords, wordsToKnow } from "./search-slip.ts";

describe("oneSlipFrom (decisions, search matching)", () => {
  it.each(["ethnaol", "ethano", "etthanol", "ethamol", "thanol"])(
    "returns ethanol for %s",
    (word) => {
      expect(oneSlipFrom(word)).toContain("ethanol");
    },
  );

  it.each(["ethanol", "etahonl", "ethane"])("does not return ethanol for %s", (word) => {
    expect(oneSlipFrom(word)).not.toContain("ethanol");
  });
});

describe("looserTexts (decisions, search matching)", () => {
  const known = new Set(["ethanol", "methanol", "sodium", "chloride"]);

  it.each([
    ["ethnaol", ["ethanol"]],
    ["Ethnaol AR", ["ethanol ar"]],
    ["sodum chloride", ["sodium chloride"]],
    ["ethanol toluene", []],
    ["无水酒精", ["无水 酒精"]],
    ["无水乙醇酒", ["无水 乙醇酒", "无水乙 醇酒"]],
    ["乙醇", []],
    ["64-17-6", []],
  ])("the looser texts for %j are %j", (text, expected) => {
    expect(looserTexts(text, known)).toEqual(expected);
  });
});

describe("numbersMeant (decisions, search matching)", () => {
  it.each([
    ["CAS号：64-17-5", ["64-17-5"]],
    ["EINECS 200-578-6", ["200-578-6"]],
    ["乙醇", []],
  ])("the numbers meant by %j are %j", (text, expected) => {
    expect(numbersMeant(text)).toEqual(expected);
  });

  it("begins with the right check digit for a mistyped CAS number", () => {
    expect(numbersMeant("64-17-6")[0]).toBe("64-17-5");
  });
});

it("looks up at most some thousand words for the longest query", () => {
  expect(slipWords("a bc 乙醇 ETHANOL ethanol 2-bromo")).toEqual(["ethanol", "bromo"]);
  expect(wordsToKnow("abcd ".repeat(1000)).length).toBeLessThan(300);
  const words = Array.from({ length: 50 }, (_, at) => `abc${String.fromCharCode(97 + (at % 26))}`);
  expect(wordsToKnow(words.join(" ")).length).toBeLessThan(6000);
});
