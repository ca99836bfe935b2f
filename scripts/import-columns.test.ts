import { readFileSync } from "node:fs";
import { CATALOGUE_COLUMNS } from "@reagent/domain/catalogue-columns";
import { expect, it } from "vitest";

it("docs/import.md describes every column of a catalogue file, in both languages", () => {
  const rows = readFileSync(new URL("../docs/import.md", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").slice(1, 3));
  const names = rows.flatMap(([english = ""]) => [...english.matchAll(/`(\w+)`/g)]);
  const chinese = rows.flatMap(([, cell = ""]) => cell.trim().split("、"));
  const described = new Set([...names.map(([, name]) => name), ...chinese]);
  const missing = CATALOGUE_COLUMNS.flatMap((column) => [column.name, column.chinese]).filter(
    (name) => !described.has(name),
  );
  expect(missing).toEqual([]);
});
