import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Each table and its columns, a line each. The test of this file writes it with `-u`. */
export const COLUMNS_FILE = new URL("./columns.txt", import.meta.url);

/** Tables whose form differs between the databases, or that exist only during an import. */
const OTHER_TABLES = /^(?:kysely|search|sqlite|staged)_/u;

type Columns = ReadonlyMap<string, readonly string[]>;

/** The columns of the tables that the database has. */
export async function storedColumns({ kind, read }: Database): Promise<Columns> {
  const { rows } = await (
    kind === "sqlite"
      ? sql<{ name: string; column: string }>`
          select t.name, c.name as "column"
          from sqlite_master t, pragma_table_info(t.name) c
          where t.type = 'table'
          order by 1, 2`
      : sql<{ name: string; column: string }>`
          select t.relname as name, c.attname as "column"
          from pg_class t join pg_attribute c on c.attrelid = t.oid
          where t.relkind in ('r', 'p') and pg_table_is_visible(t.oid)
            and t.relnamespace <> 'pg_catalog'::regnamespace
            and c.attnum > 0 and not c.attisdropped
          order by t.relname collate "C", c.attname collate "C"`
  ).execute(read);
  const columns = new Map<string, string[]>();
  for (const { name, column } of rows) {
    if (OTHER_TABLES.test(name)) continue;
    const known = columns.get(name);
    if (known) known.push(column);
    else columns.set(name, [column]);
  }
  return columns;
}

/** The form of `columns.txt`. */
export const columnsText = (columns: Columns): string =>
  [...columns].map(([name, ofTable]) => `${name}: ${ofTable.join(" ")}\n`).join("");

let needed: [name: string, columns: string[]][] | undefined;

/** Whether the database has all tables and columns of this version; others may exist. */
export async function hasAllColumns(database: Database): Promise<boolean> {
  needed ??= readFileSync(COLUMNS_FILE, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [name = "", columns = ""] = line.split(": ");
      return [name, columns.split(" ")];
    });
  const stored = await storedColumns(database);
  return needed.every(([name, columns]) => {
    const found = new Set(stored.get(name));
    return columns.every((column) => found.has(column));
  });
}
