import { GOODS_KINDS, type GoodsKind } from "@reagent/domain/goods-kind";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database, Tx } from "../database/database.ts";

/** An index that is searched, or the next one, which is being made beside it. */
type IndexPlace = "searched" | "next";

/** Names of the tables that hold the index of a kind. */
export const tablesOf = (
  kind: GoodsKind,
  place: IndexPlace = "searched",
): { entries: string; keys: string; tokens: string } => {
  const name = place === "searched" ? `search_${kind}` : `search_${kind}_next`;
  return { entries: `${name}_entries`, keys: `${name}_keys`, tokens: `${name}_tokens` };
};

/** Name of the fact that counts how often an index was made: what was remembered of an older one is stale. */
export const SEARCH_REVISION = "search_revision";

/** Name of the fact that tells who makes the next index: whoever began last. */
export const SEARCH_MAKER = "search_maker";

/** Somebody else began to make the next index of the search; what was made of this one is gone. */
export class IndexOvertaken extends Error {
  constructor() {
    super("Another import began meanwhile; this one has changed nothing.");
    this.name = "IndexOvertaken";
  }
}

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
  for (const kind of GOODS_KINDS) {
    for (const statement of creating(kind, databaseKind, "searched")) {
      await sql.raw(statement).execute(database);
    }
  }
}

/** The statements that make empty tables for the next index of a kind, in the place of what is left of an unfinished one. */
export function makingNext(kind: GoodsKind, databaseKind: Database["kind"]): string[] {
  return [
    ...names(kind, databaseKind, "next").map((table) => `drop table if exists ${table}`),
    ...creating(kind, databaseKind, "next"),
  ];
}

/** Puts the next index of a kind in the place of the one that is searched. */
export async function takeNextIndex(
  tx: Tx,
  kind: GoodsKind,
  databaseKind: Database["kind"],
): Promise<void> {
  const next = names(kind, databaseKind, "next");
  for (const [at, table] of names(kind, databaseKind, "searched").entries()) {
    await sql.raw(`drop table ${table}`).execute(tx);
    await sql.raw(`alter table ${next[at] ?? ""} rename to ${table}`).execute(tx);
  }
  await sql
    .raw(
      `insert into site_facts (name, value) values ('${SEARCH_REVISION}', '1')
        on conflict (name) do update set value = cast(cast(site_facts.value as integer) + 1 as text)`,
    )
    .execute(tx);
}

function names(kind: GoodsKind, databaseKind: Database["kind"], place: IndexPlace): string[] {
  const { entries, keys, tokens } = tablesOf(kind, place);
  return databaseKind === "sqlite" ? [entries, keys, tokens] : [entries, keys];
}

function creating(kind: GoodsKind, databaseKind: Database["kind"], place: IndexPlace): string[] {
  const { entries, keys, tokens } = tablesOf(kind, place);
  return databaseKind === "sqlite"
    ? [
        `create table ${entries} (rank integer primary key, target integer not null, plain text not null)`,
        `create table ${keys} (role integer, text text, rank integer, primary key (role, text, rank)) without rowid`,
        `create virtual table ${tokens} using fts5(tokens, content='', columnsize=0, detail=none, tokenize='ascii')`,
      ]
    : [
        `create table ${entries} (rank integer primary key, target integer not null, plain text not null, tokens text[] not null)`,
        `create index on ${entries} using gin (tokens) with (fastupdate = off)`,
        `create table ${keys} (role integer, text text collate "C", rank integer, primary key (role, text, rank))`,
      ];
}
