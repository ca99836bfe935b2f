import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { SearchKind } from "./search.ts";

interface EntryTable {
  rank: number;
  target: number;
  plain: string;
}

interface KeyTable {
  role: number;
  text: string;
  rank: number;
}

/** The tables of the index that are alike on every database. */
export interface SearchTables {
  search_reagent_entries: EntryTable;
  search_reagent_keys: KeyTable;
  search_instrument_entries: EntryTable;
  search_instrument_keys: KeyTable;
}

export const SEARCH_KINDS: readonly SearchKind[] = ["reagent", "instrument"];

/** Names of the tables that hold the index of a kind. */
export const tablesOf = (kind: SearchKind): { entries: string; keys: string; tokens: string } => ({
  entries: `search_${kind}_entries`,
  keys: `search_${kind}_keys`,
  tokens: `search_${kind}_tokens`,
});

/** Name of the fact that counts how often an index was made: what was remembered of an older one is stale. */
export const SEARCH_REVISION = "search_revision";

/** What a text of the keys' table is: a code that finds exactly, or a name that finds by its beginning. */
export const KEY_ROLE = { code: 1, name: 2 } as const;

/**
 * The tables of the search index, which is made from the catalogue and can be made again at any time: `entries` in the order of
 * results, `keys` with codes and names, `tokens` (SQLite only; PostgreSQL keeps them beside the entry).
 */
export async function createSearchTables(
  database: Kysely<unknown>,
  databaseKind: Database["kind"],
): Promise<void> {
  for (const kind of SEARCH_KINDS) {
    const { entries, keys, tokens } = tablesOf(kind);
    if (databaseKind === "sqlite") {
      await run(
        database,
        `create table ${entries} (rank integer primary key, target integer not null, plain text not null)`,
      );
      await run(
        database,
        `create table ${keys} (role integer, text text, rank integer, primary key (role, text, rank)) without rowid`,
      );
      await run(
        database,
        `create virtual table ${tokens} using fts5(tokens, content='', columnsize=0, detail=none, tokenize='ascii')`,
      );
    } else {
      await run(
        database,
        `create table ${entries} (rank integer primary key, target integer not null, plain text not null, tokens text[] not null)`,
      );
      await run(
        database,
        `create index ${entries}_by_tokens on ${entries} using gin (tokens) with (fastupdate = off)`,
      );
      await run(
        database,
        `create table ${keys} (role integer, text text collate "C", rank integer, primary key (role, text, rank))`,
      );
    }
  }
}

async function run(database: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(database);
}
