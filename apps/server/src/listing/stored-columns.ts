import { randomUUID } from "node:crypto";
import type { Reader, Tx } from "../database/database.ts";
import { readFact, writeFact } from "../database/facts.ts";
import type { Columns } from "./columns.ts";

/** The typed arrays of the columns, by name. */
const ARRAYS = {
  ids: Int32Array,
  substances: Int32Array,
  facets: Uint32Array,
  prices: Int32Array,
  purities: Float32Array,
  categories: Int32Array,
  categoryStarts: Int32Array,
  categoryPlaces: Int32Array,
} as const satisfies Record<keyof Columns, unknown>;

const NAMES = Object.keys(ARRAYS) as (keyof Columns)[];

/** Changes whenever columns are stored or deleted; empty where they never were. */
export async function storedRevision(reader: Reader): Promise<string> {
  return (await readFact(reader, "listing_revision")) ?? "";
}

/** The stored columns; undefined where none are stored. */
export async function readStoredColumns(reader: Reader): Promise<Columns | undefined> {
  // All rows in one statement, so that they belong together.
  const rows = await reader.selectFrom("listing_columns").select(["name", "data"]).execute();
  const data = new Map(rows.map((row) => [row.name, row.data]));
  if (!NAMES.every((name) => data.has(name))) return undefined;
  const arrays = NAMES.map((name) => [name, decoded(ARRAYS[name], data.get(name) ?? "")]);
  return Object.fromEntries(arrays) as Columns;
}

/** Stores columns in place of all others. */
export async function storeColumns(tx: Tx, columns: Columns): Promise<void> {
  await tx.deleteFrom("listing_columns").execute();
  for (const name of NAMES)
    await tx
      .insertInto("listing_columns")
      .values({ name, data: encoded(columns[name]) })
      .execute();
  await writeFact(tx, "listing_revision", randomUUID());
}

/** Deletes the stored columns after a change of goods outside a load; the next listing stores them again. */
export async function forgetColumns(tx: Tx): Promise<void> {
  await tx.deleteFrom("listing_columns").execute();
  await writeFact(tx, "listing_revision", randomUUID());
}

function encoded({ buffer, byteOffset, byteLength }: Columns[keyof Columns]): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}

function decoded(of: (typeof ARRAYS)[keyof Columns], data: string): Columns[keyof Columns] {
  // A copy, since a Buffer may lie anywhere in a larger one.
  return new of(Uint8Array.from(Buffer.from(data, "base64")).buffer);
}
