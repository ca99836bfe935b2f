import { expect, test } from "vitest";
import { hazardCategories } from "./hazard-category.ts";

test.each([
  [
    ["H225", "H319"],
    ["Flammable liquids, category 2", "Eye irritation, category 2"],
  ],
  [["H300"], ["Acute toxicity, oral, category 1 or 2"]],
  [
    ["H301+H311", "H360FD"],
    [
      "Acute toxicity, oral, category 3",
      "Acute toxicity, dermal, category 3",
      "Reproductive toxicity, category 1",
    ],
  ],
  [["H335", "H336"], ["Specific target organ toxicity, single exposure, category 3"]],
  [["H362"], ["Reproductive toxicity, additional category: effects on lactation"]],
  [["EUH066", "H999"], []],
])("the categories of %j", (codes, expected) => {
  expect(hazardCategories(codes).map(({ en }) => en)).toEqual(expected);
});

test("categories are named in Chinese as GB 30000 has them", () => {
  expect(hazardCategories(["H272"])).toEqual([
    {
      zh: "氧化性液体或固体，类别 2 或 3",
      en: "Oxidizing liquids or solids, category 2 or 3",
    },
  ]);
});
