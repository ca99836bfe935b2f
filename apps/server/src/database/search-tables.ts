import { randomUUID } from "node:crypto";
import { GOODS_KINDS, type GoodsKind } from "@reagent/domain/goods-kind";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "./database.ts";
import { writeFact } from "./facts.ts";

/** The index that is searched, or the next one, which is being built. */
type IndexSlot = "active" | "next";

/** Names of the tables of a kind's index. */
export const tablesOf = (
  kind: GoodsKind,
  slot: IndexSlot = "active",
): { entries: string; keys: string; words: string; forms: string; tokens: string } => {
  const name = slot === "active" ? `search_${kind}` : `search_${kind}_next`;
  return {
    entries: `${name}_entries`,
    keys: `${name}_keys`,
    words: `${name}_words`,
    forms: `${name}_forms`,
    tokens: `${name}_tokens`,
  };
};

/** Name of the fact that counts the activated indexes, for caches. */
export const SEARCH_REVISION = "search_revision";

/** Name of the fact that identifies the process that started last to build the next index. */
export const SEARCH_BUILDER = "search_maker";

/** Changes with the form of the index, which is then rebuilt when the server starts. */
export const SEARCH_FORMAT = "5";

/** Name of the fact with the format of a kind's index. */
export const searchFormatFact = (kind: GoodsKind) => `search_format_${kind}` as const;

/** Whether a newer version has written an index, in a form that this one cannot read. */
export async function isSearchNewer(read: Reader): Promise<boolean> {
  const rows = await read
    .selectFrom("site_facts")
    .select("value")
    .where("name", "in", GOODS_KINDS.map(searchFormatFact))
    .execute();
  return rows.some(({ value }) => Number(value) > Number(SEARCH_FORMAT));
}

/** Announces a process that builds the next index, so that a build that goes on elsewhere fails. Returns the value of the fact. */
export async function announceBuilder(tx: Tx): Promise<string> {
  const builder = randomUUID();
  await writeFact(tx, SEARCH_BUILDER, builder);
  return builder;
}

/** Another process started to build the next index, which deleted this one's part. */
export class IndexSuperseded extends Error {
  constructor() {
    super("Another import started meanwhile; this one has changed nothing.");
    this.name = "IndexSuperseded";
  }
}

/**
 * The role of a text in the keys' table: a code matches exactly, a name or alias also by prefix. An abbreviation is a name or an alias
 * as well.
 */
export const KEY_ROLE = { code: 1, name: 2, alias: 3, abbreviation: 4 } as const;

/**
 * Creates the tables of the search index, which can be rebuilt from the catalogue at any time: `entries` in the order of results,
 * `keys` with codes and names, `words` of names, `forms` of Chinese names, `tokens` (SQLite only; PostgreSQL stores them with the entry).
 */
export async function createSearchTables(
  database: Kysely<unknown>,
  databaseKind: Database["kind"],
): Promise<void> {
  for (const kind of GOODS_KINDS) {
    const statements = createStatements(kind, databaseKind, "active");
    for (const statement of [...statements.tables, ...statements.indexes]) {
      await sql.raw(statement).execute(database);
    }
  }
}

interface Statements {
  readonly tables: readonly string[];
  /** For filled tables: building an index over all rows is many times faster than adding the rows one by one. */
  readonly indexes: readonly string[];
}

/** Statements that create the next index of a kind: empty tables, in place of unfinished ones, and their indexes. */
export function createNextStatements(kind: GoodsKind, databaseKind: Database["kind"]): Statements {
  const { tables, indexes } = createStatements(kind, databaseKind, "next");
  const drops = names(kind, databaseKind, "next").map((table) => `drop table if exists ${table}`);
  return { tables: [...drops, ...tables], indexes };
}

/** Replaces the active index of a kind with the next one. */
export async function activateNextIndex(
  tx: Tx,
  kind: GoodsKind,
  databaseKind: Database["kind"],
): Promise<void> {
  const next = names(kind, databaseKind, "next");
  for (const [at, table] of names(kind, databaseKind, "active").entries()) {
    await sql.raw(`drop table if exists ${table}`).execute(tx);
    await sql.raw(`alter table ${next[at] ?? ""} rename to ${table}`).execute(tx);
  }
  await sql
    .raw(
      `insert into site_facts (name, value) values ('${SEARCH_REVISION}', '1')
        on conflict (name) do update set value = cast(cast(site_facts.value as integer) + 1 as text)`,
    )
    .execute(tx);
  await writeFact(tx, searchFormatFact(kind), SEARCH_FORMAT);
}

function names(kind: GoodsKind, databaseKind: Database["kind"], slot: IndexSlot): string[] {
  const { entries, keys, words, forms, tokens } = tablesOf(kind, slot);
  const common = [entries, keys, words, forms];
  return databaseKind === "sqlite" ? [...common, tokens] : common;
}

function createStatements(
  kind: GoodsKind,
  databaseKind: Database["kind"],
  slot: IndexSlot,
): Statements {
  const { entries, keys, words, forms, tokens } = tablesOf(kind, slot);
  return databaseKind === "sqlite"
    ? {
        tables: [
          `create table ${entries} (rank integer primary key, target integer not null)`,
          `create table ${words} (text text primary key) without rowid`,
          `create table ${keys} (role integer, text text, rank integer, primary key (role, text, rank)) without rowid`,
          `create table ${forms} (form integer, text text, name text, place integer not null, primary key (form, text, name)) without rowid`,
          `create virtual table ${tokens} using fts5(tokens, content='', columnsize=0, detail=none, tokenize='ascii')`,
        ],
        indexes: [],
      }
    : {
        tables: [
          `create table ${entries} (rank integer not null, target integer not null, tokens text[] not null)`,
          `create table ${words} (text text collate "C" not null)`,
          `create table ${keys} (role integer not null, text text collate "C" not null, rank integer not null)`,
          `create table ${forms} (form integer not null, text text collate "C" not null, name text not null, place integer not null)`,
        ],
        indexes: [
          `alter table ${entries} add primary key (rank)`,
          `create index on ${entries} using gin (tokens) with (fastupdate = off)`,
          `alter table ${words} add primary key (text)`,
          `create index on ${forms} (form, text)`,
          `alter table ${keys} add primary key (role, text, rank)`,
        ],
      };
}
