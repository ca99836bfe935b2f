import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Alternatives } from "@reagent/domain/search-text";
import type { Database as Sqlite, Statement } from "better-sqlite3";
import type { SqliteDatabase } from "../database/database.ts";
import { openReader, openWriter } from "../database/sqlite/file.ts";
import {
  endOfPrefix,
  type KeyMatches,
  type Part,
  type SearchIndex,
  type Wanted,
} from "./search-index.ts";
import type { SearchEntries } from "./search.ts";
import { writeIndex } from "./sqlite-index.ts";
import { activateNextIndex, KEY_ROLE, SEARCH_REVISION, tablesOf } from "./tables.ts";

/** The index on SQLite, with an FTS5 table of token sets whose row ids are the ranks. */
export class SqliteIndex implements SearchIndex {
  readonly #database: SqliteDatabase;
  readonly #reader: Sqlite;
  readonly #statements = new Map<string, Statement>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#reader = openReader(database.path);
  }

  async revision(): Promise<string> {
    const value = this.#prepare("select value from site_facts where name = ?")
      .pluck()
      .get(SEARCH_REVISION);
    return (value as string | undefined) ?? "";
  }

  async keys(kind: GoodsKind, plain: string, most: number): Promise<KeyMatches> {
    const { keys } = tablesOf(kind);
    const equal = this.#prepare(
      `select rank from ${keys} where role = ? and text = ? order by rank limit ?`,
    ).pluck();
    const beginning = this.#prepare(
      `select rank from ${keys} where role = ? and text >= ? and text < ? order by text limit ?`,
    ).pluck();
    const equals = (role: number) => equal.all(role, plain, most) as number[];
    const begins = (role: number) => {
      const ranks = beginning.all(role, plain, endOfPrefix(plain), most) as number[];
      return ranks.toSorted((a, b) => a - b);
    };
    return {
      codes: equals(KEY_ROLE.code),
      names: equals(KEY_ROLE.name),
      aliases: equals(KEY_ROLE.alias),
      beginnings: begins(KEY_ROLE.name),
      aliasBeginnings: begins(KEY_ROLE.alias),
      isAbbreviation: equal.get(KEY_ROLE.abbreviation, plain, 1) !== undefined,
    };
  }

  async ranks(kind: GoodsKind, wanted: Wanted, { skip = 0, most }: Part): Promise<number[]> {
    if (wanted.any.length === 0) return [];
    const { tokens } = tablesOf(kind);
    const { except = new Set() } = wanted;
    const end = most === undefined ? undefined : skip + most;
    // All at once: stepping through them takes three times as long.
    const ranks = this.#prepare(
      `select rowid from ${tokens} where ${tokens} match ? order by rowid limit ?`,
    )
      .pluck()
      .all(matching(wanted), end === undefined ? -1 : end + except.size) as number[];
    return ranks.filter((rank) => !except.has(rank)).slice(skip, end);
  }

  async count(
    kind: GoodsKind,
    any: Alternatives,
    { most, few }: { most: number; few: number },
  ): Promise<{ count: number; ranks: number[] | undefined }> {
    const ranks = await this.ranks(kind, { any }, { most: few + 1 });
    if (ranks.length <= few) return { count: ranks.length, ranks };
    const { tokens } = tablesOf(kind);
    const count = this.#prepare(
      `select count(*) from (select 1 from ${tokens} where ${tokens} match ? limit ?)`,
    )
      .pluck()
      .get(matching({ any }), most) as number;
    return { count, ranks: undefined };
  }

  async knownCodes(kind: GoodsKind, texts: readonly string[]): Promise<string[]> {
    const known = this.#prepare(
      `select 1 from ${tablesOf(kind).keys} where role = ? and text = ? limit 1`,
    ).pluck();
    return texts.filter((text) => known.get(KEY_ROLE.code, text) !== undefined);
  }

  async targets(kind: GoodsKind, ranks: readonly number[]): Promise<number[]> {
    const target = this.#prepare(
      `select target from ${tablesOf(kind).entries} where rank = ?`,
    ).pluck();
    return ranks.map((rank) => target.get(rank) as number);
  }

  async allTargets(kind: GoodsKind): Promise<Int32Array> {
    const { entries } = tablesOf(kind);
    // Ranks count from 1 without gaps.
    const targets = this.#prepare(`select target from ${entries} order by rank`)
      .pluck()
      .all() as number[];
    const byRank = new Int32Array(targets.length + 1);
    byRank.set(targets, 1);
    return byRank;
  }

  async knownWords(kind: GoodsKind, words: readonly string[]): Promise<string[]> {
    const known = this.#prepare(`select 1 from ${tablesOf(kind).words} where text = ?`).pluck();
    return words.filter((word) => known.get(word) !== undefined);
  }

  async prepare(kind: GoodsKind, entries: SearchEntries): Promise<void> {
    const writer = openWriter(this.#database.path);
    try {
      await writeIndex(writer, kind, entries);
    } finally {
      writer.close();
    }
  }

  async activate(kind: GoodsKind): Promise<void> {
    await this.#database.transact((tx) => activateNextIndex(tx, kind, "sqlite"));
  }

  close(): void {
    this.#reader.close();
  }

  #prepare(sql: string): Statement {
    const statement = this.#statements.get(sql) ?? this.#reader.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** A query of FTS5. */
function matching({ any, butNot = [] }: Wanted): string {
  const written = (alternatives: Alternatives) =>
    alternatives.map((tokens) => `(${tokens.map((token) => `"${token}"`).join(" ")})`).join(" OR ");
  return butNot.length === 0 ? written(any) : `(${written(any)}) NOT (${written(butNot)})`;
}
