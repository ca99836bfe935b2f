import type { Insertable } from "kysely";
import type { Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

export type RowOf<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** What SQLite takes as parameters of one statement; PostgreSQL takes more. */
const MOST_PARAMETERS = 32_000;

/** Inserts rows, as many to a statement as the databases take. */
export async function insertAll<Table extends keyof Schema>(
  tx: Tx,
  table: Table,
  rows: readonly RowOf<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const atOnce = Math.max(1, Math.floor(MOST_PARAMETERS / Object.keys(first).length));
  for (let at = 0; at < rows.length; at += atOnce) {
    // One row type for every table is more than Kysely's types can follow.
    const values = rows.slice(at, at + atOnce) as unknown as readonly RowOf<"site_facts">[];
    await tx
      .insertInto(table as "site_facts")
      .values(values)
      .execute();
  }
}

/** Ids of things by their codes: what the database knows keeps its id, what is new gets the next. */
export interface Ids {
  readonly known: ReadonlyMap<string, number>;
  /** The id of a thing that is there or is being added. */
  of(code: string): number;
  /** The id of a thing that something else points at; throws where the catalogue has none of that code. */
  referred(code: string): number;
}

/** The ids that a table has given. */
export function idsOf(rows: readonly { readonly id: number; readonly code: string }[]): Ids {
  const known = new Map(rows.map(({ id, code }) => [code, id]));
  const given = new Map(known);
  let last = rows.reduce((most, { id }) => Math.max(most, id), 0);
  return {
    known,
    of: (code) => {
      const id = given.get(code) ?? (last += 1);
      given.set(code, id);
      return id;
    },
    referred: (code) => {
      const id = given.get(code);
      if (id === undefined)
        throw new Error(`The catalogue points at a code that it does not have: ${code}`);
      return id;
    },
  };
}

/** How rows of one table are written. */
export interface Writing<Row> {
  readonly insert: (rows: readonly Row[]) => Promise<unknown>;
  readonly update: (row: Row) => Promise<unknown>;
  readonly remove: (ids: readonly number[]) => Promise<unknown>;
}

/**
 * Makes a table hold exactly these rows. Rows whose code is known are changed in place, so that favourites and carts that point
 * at them stay; rows that are gone are deleted, with what belongs to them.
 */
export async function replaceByCode<Row extends { readonly code: string }>(
  { known }: Ids,
  rows: readonly Row[],
  { insert, update, remove }: Writing<Row>,
): Promise<void> {
  const codes = new Set(rows.map(({ code }) => code));
  const gone = [...known].filter(([code]) => !codes.has(code)).map(([, id]) => id);
  for (let at = 0; at < gone.length; at += MOST_PARAMETERS) {
    await remove(gone.slice(at, at + MOST_PARAMETERS));
  }
  for (const row of rows) {
    if (known.has(row.code)) await update(row);
  }
  await insert(rows.filter(({ code }) => !known.has(code)));
}
