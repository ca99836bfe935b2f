import { type Insertable, sql } from "kysely";
import type { Tx } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";

export type RowOf<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** SQLite's limit of parameters per statement; PostgreSQL's is higher. */
const MAX_PARAMETERS = 32_000;

/** Inserts rows, as many per statement as both databases accept. */
export async function insertAll<Table extends keyof Schema>(
  tx: Tx,
  table: Table,
  rows: readonly RowOf<Table>[],
): Promise<void> {
  for (const values of statementsOf(rows)) {
    await tx
      .insertInto(table as "site_facts")
      .values(values)
      .execute();
  }
}

/** Inserts rows, and replaces those with a known key; of rows with the same key, the last one. All rows have the same columns. */
export async function upsertAll<Table extends keyof Schema>(
  tx: Tx,
  table: Table,
  key: keyof RowOf<Table> & string,
  rows: readonly RowOf<Table>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== key);
  const changes = Object.fromEntries(
    columns.map((column) => [column, sql.ref(`excluded.${column}`)]),
  );
  // A statement of PostgreSQL cannot write a row twice.
  const last = new Map(rows.map((row) => [row[key], row]));
  for (const values of statementsOf([...last.values()])) {
    await tx
      .insertInto(table as "site_facts")
      .values(values)
      .onConflict((conflict) => conflict.column(key as "name").doUpdateSet(changes))
      .execute();
  }
}

/** Rows in lists that fit into a statement. Kysely's types cannot express the rows of any table. */
function* statementsOf(rows: readonly object[]): Generator<readonly RowOf<"site_facts">[]> {
  const [first] = rows;
  if (!first) return;
  const batch = Math.max(1, Math.floor(MAX_PARAMETERS / Object.keys(first).length));
  for (let at = 0; at < rows.length; at += batch) {
    yield rows.slice(at, at + batch) as unknown as readonly RowOf<"site_facts">[];
  }
}

/** Ids by code: rows of the database keep their id, new ones get the next. */
export interface Ids {
  readonly known: ReadonlyMap<string, number>;
  /** The id of an existing or new row. */
  of(code: string): number;
  /** The id of a row that another row references; throws on an unknown code. */
  existing(code: string): number;
}

/** The ids of a table's rows. */
export function idsOf(rows: readonly { readonly id: number; readonly code: string }[]): Ids {
  const known = new Map(rows.map(({ id, code }) => [code, id]));
  const ids = new Map(known);
  let last = rows.reduce((most, { id }) => Math.max(most, id), 0);
  return {
    known,
    of: (code) => {
      const id = ids.get(code) ?? (last += 1);
      ids.set(code, id);
      return id;
    },
    existing: (code) => {
      const id = ids.get(code);
      if (id === undefined)
        throw new Error(`The catalogue references a code that it does not have: ${code}`);
      return id;
    },
  };
}

export interface Writing<Row> {
  readonly insert: (rows: readonly Row[]) => Promise<unknown>;
  readonly update: (row: Row) => Promise<unknown>;
  readonly remove: (ids: readonly number[]) => Promise<unknown>;
}

/**
 * Makes a table contain exactly these rows. Rows with a known code are updated, so that favourites and carts keep their references;
 * rows that are missing are deleted, with everything that references them.
 */
export async function replaceByCode<Row extends { readonly code: string }>(
  { known }: Ids,
  rows: readonly Row[],
  { insert, update, remove }: Writing<Row>,
): Promise<void> {
  const codes = new Set(rows.map(({ code }) => code));
  const missing = [...known].filter(([code]) => !codes.has(code)).map(([, id]) => id);
  for (let at = 0; at < missing.length; at += MAX_PARAMETERS) {
    await remove(missing.slice(at, at + MAX_PARAMETERS));
  }
  for (const row of rows) {
    if (known.has(row.code)) await update(row);
  }
  await insert(rows.filter(({ code }) => !known.has(code)));
}
