import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Alternatives } from "@reagent/domain/search-text";
import type { Database as Sqlite, Statement } from "better-sqlite3";
import type { SqliteDatabase } from "../database/database.ts";
import { openReader, openWriter } from "../database/sqlite/file.ts";
import {
  BEGINNINGS_READ,
  endOfPrefix,
  type KeyMatches,
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

  async keys(kind: GoodsKind, plain: string, most = -1): Promise<KeyMatches> {
    const { keys } = tablesOf(kind);
    const equal = this.#prepare(
      `select rank from ${keys} where role = ? and text = ? order by rank limit ?`,
    ).pluck();
    const beginning = this.#prepare(
      `select distinct rank from (select rank from ${keys} where role = ? and text >= ? and text < ? limit ?)
        order by rank limit ?`,
    ).pluck();
    const read = most === -1 ? -1 : BEGINNINGS_READ;
    return {
      codes: equal.all(KEY_ROLE.code, plain, most) as number[],
      names: equal.all(KEY_ROLE.name, plain, most) as number[],
      beginnings: beginning.all(KEY_ROLE.name, plain, endOfPrefix(plain), read, most) as number[],
    };
  }

  async ranks(
    kind: GoodsKind,
    wanted: Wanted,
    { skip = 0, most = Number.POSITIVE_INFINITY }: { skip?: number; most?: number },
  ): Promise<number[]> {
    if (wanted.any.length === 0) return [];
    const { tokens } = tablesOf(kind);
    const ranks: number[] = [];
    let toSkip = skip;
    const matches = this.#prepare(
      `select rowid from ${tokens} where ${tokens} match ? order by rowid`,
    )
      .pluck()
      .iterate(matching(wanted)) as IterableIterator<number>;
    for (const rank of matches) {
      if (wanted.except?.has(rank)) continue;
      if (toSkip > 0) toSkip -= 1;
      else if (ranks.push(rank) >= most) break;
    }
    return ranks;
  }

  async count(kind: GoodsKind, any: Alternatives): Promise<number> {
    const { tokens } = tablesOf(kind);
    return this.#prepare(`select count(*) from ${tokens} where ${tokens} match ?`)
      .pluck()
      .get(matching({ any })) as number;
  }

  async targets(kind: GoodsKind, ranks: readonly number[]): Promise<number[]> {
    const target = this.#prepare(
      `select target from ${tablesOf(kind).entries} where rank = ?`,
    ).pluck();
    return ranks.map((rank) => target.get(rank) as number);
  }

  async allTargets(kind: GoodsKind): Promise<Int32Array> {
    const { entries } = tablesOf(kind);
    const last = this.#prepare(`select max(rank) from ${entries}`).pluck().get() as number | null;
    const targets = new Int32Array((last ?? 0) + 1);
    const rows = this.#prepare(`select rank, target from ${entries}`).raw().iterate();
    for (const [rank, target] of rows as IterableIterator<[number, number]>) targets[rank] = target;
    return targets;
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
