import { expect, it } from "vitest";
import { isCategoryName } from "./category-name.ts";

it.each([
  ["溶剂", ["溶剂", "Solvents"], true],
  ["solvent", ["溶剂", "Solvents"], true],
  ["有机溶剂", ["溶剂", "Solvents"], true],
  ["还原剂", ["还原剂", "Reductants"], true],
  ["Reducing agents", ["还原剂", "Reductants"], true],
  ["胺类", ["胺", "Amines"], true],
  ["染料", ["指示剂与染料", "Indicators and dyes"], true],
  ["杂环", ["杂环化合物", "Heterocycles"], true],
  ["溶", ["溶剂", "Solvents"], false],
  ["溶剂油", ["溶剂", "Solvents"], false],
  ["", ["溶剂", "Solvents"], false],
])("%j is a name of the category %j: %s (decisions, search matching)", (text, names, expected) => {
  expect(isCategoryName(names, text)).toBe(expected);
});
