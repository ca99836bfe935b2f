import { readFileSync } from "node:fs";
import { CATALOGUE_COLUMNS } from "@reagent/domain/catalogue-columns";
import { GIFT_COLUMNS } from "@reagent/domain/gift-columns";
import { expect, it } from "vitest";

it.each([
  ["goods", CATALOGUE_COLUMNS],
  ["gifts", GIFT_COLUMNS],
])("docs/import.md describes every column of a file of %s, in both languages", (_, columns) => {
  const rows = readFileSync(new URL("../docs/import.md", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").slice(1, 3));
  const names = rows.flatMap(([english = ""]) => [...english.matchAll(/`(\w+)`/g)]);
  const chinese = rows.flatMap(([, cell = ""]) => cell.trim().split("、"));
  const described = new Set([...names.map(([, name]) => name), ...chinese]);
  const missing = columns
    .flatMap((column) => [column.name, column.chinese])
    .filter((name) => !described.has(name));
  expect(missing).toEqual([]);
});
