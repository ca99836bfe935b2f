import { readTable } from "./tables.ts";
import type { RowOf, TableName } from "./tables.ts";

/** The tables whose rows are facts on substances or refer to them. */
const CHECKED = [
  "substances",
  "properties",
  "hazards",
  "supplement",
  "placements",
  "families",
  "grades",
  "preparations",
  "categories",
  "product-lines",
] as const satisfies readonly TableName[];

export type FactTables = { readonly [Name in (typeof CHECKED)[number]]: readonly RowOf<Name>[] };

/** Reads the tables that are checked. */
export function readFactTables(): FactTables {
  return Object.fromEntries(
    CHECKED.map((name) => [name, readTable(name)]),
  ) as unknown as FactTables;
}
