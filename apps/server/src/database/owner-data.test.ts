import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLUMNS_FILE } from "./columns.ts";

const GUIDE = new URL("../../../../docs/owner-data.md", import.meta.url);
const COMMANDS = new URL("../operator/commands/", import.meta.url);

/** The columns of each table of the schema. */
const schema = new Map(
  readFileSync(COLUMNS_FILE, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([table = "", columns = ""]) => [table, columns.split(" ")] as const),
);

const guide = readFileSync(GUIDE, "utf8");
/** The rows of the guide: a table, what brings its columns, and those without a way in. */
const rows = [...guide.matchAll(/^\| `(?<table>\w+)` +\| (?<cells>.*) \|$/gmu)].map(
  ({ groups }) => {
    const cells = (groups?.["cells"] ?? "").split(" | ");
    return {
      table: groups?.["table"] ?? "",
      ways: cells.slice(0, -1),
      without: cells.at(-1) ?? "",
    };
  },
);

/** The columns that a cell names: `name_*` are both languages, and "all" is all of the table. */
function columnsIn(cell: string, table: string): string[] {
  if (/(?:^|: )all\b/u.test(cell)) return schema.get(table) ?? [];
  return [...cell.matchAll(/`(?<name>[a-z_]+)(?<both>\*?)`/gu)].flatMap(({ groups }) => {
    const { name = "", both } = groups ?? {};
    return both === "*" ? [`${name}zh`, `${name}en`] : [name];
  });
}

test("the guide of what an owner changes has every table once", () => {
  expect(rows.map(({ table }) => table)).toEqual([...schema.keys()]);
});

test.each(rows)("the guide names every column of $table, and no other", ({ table, ...cells }) => {
  const brought = new Set(cells.ways.flatMap((cell) => columnsIn(cell, table)));
  const without = columnsIn(cells.without, table);
  expect(without.filter((column) => brought.has(column))).toEqual([]);
  expect([...brought, ...without].toSorted()).toEqual(schema.get(table));
});

test("every column of the guide has a way in", () => {
  expect(rows.filter(({ without }) => without.trim() !== "–")).toEqual([]);
});

test("the commands that the guide names are the operator's", () => {
  const named = [...guide.matchAll(/operator (?<name>[a-z-]+)/gu)].map(
    ({ groups }) => groups?.["name"] ?? "",
  );
  expect(named.length).toBeGreaterThan(20);
  const unknown = named.filter((name) => !existsSync(new URL(`${name}.ts`, COMMANDS)));
  expect(unknown).toEqual([]);
});
