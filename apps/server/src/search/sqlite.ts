import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Alternatives } from "@reagent/domain/search-text";
import type { Database as Sqlite, Statement } from "better-sqlite3";
import type { SqliteDatabase } from "../database/database.ts";
import {
  activateNextIndex,
  announceBuilder,
  KEY_ROLE,
  SEARCH_REVISION,
  tablesOf,
} from "../database/search-tables.ts";
import { openReader, openWriter } from "../database/sqlite/file.ts";
import {
  type Count,
  endOfPrefix,
  type KeyMatches,
  type Part,
  type SearchIndex,
  type Wanted,
  type WantedNames,
} from "./search-index.ts";
import type { SearchEntries } from "./search.ts";
import { writeIndex } from "./sqlite-index.ts";

interface KeyRow {
  readonly role: number;
  readonly is_begun: 0 | 1;
  readonly rank: number;
}

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
    const whole = (role: number, limit = ":most") =>
      `select ${String(role)} as role, 0 as is_begun, rank from (
        select rank from ${keys} where role = ${String(role)} and text = :plain order by rank limit ${limit})`;
    const begun = (role: number) =>
      `select ${String(role)}, 1, rank from (
        select rank from ${keys} where role = ${String(role)} and text >= :plain and text < :end order by text limit :most)`;
    const rows = this.#prepare(
      [
        whole(KEY_ROLE.code),
        whole(KEY_ROLE.name),
        whole(KEY_ROLE.alias),
        whole(KEY_ROLE.abbreviation, "1"),
        begun(KEY_ROLE.name),
        begun(KEY_ROLE.alias),
      ].join(" union all "),
    ).all({ plain, end: endOfPrefix(plain), most }) as KeyRow[];
    const ranks = (wanted: number, isBegun: 0 | 1) =>
      rows
        .filter(({ role, is_begun }) => role === wanted && is_begun === isBegun)
        .map(({ rank }) => rank)
        .toSorted((a, b) => a - b);
    return {
      codes: ranks(KEY_ROLE.code, 0),
      names: ranks(KEY_ROLE.name, 0),
      aliases: ranks(KEY_ROLE.alias, 0),
      beginnings: ranks(KEY_ROLE.name, 1),
      aliasBeginnings: ranks(KEY_ROLE.alias, 1),
      isAbbreviation: ranks(KEY_ROLE.abbreviation, 0).length > 0,
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

  async counts(
    kind: GoodsKind,
    levels: readonly Alternatives[],
    bounds: { readonly most: number; readonly few: number },
  ): Promise<Count[]> {
    const counts: Count[] = [];
    for (const at of levels.keys()) {
      const counted = await this.#count(kind, levels.slice(0, at + 1).flat(), bounds);
      counts.push(counted);
      if (counted.count === bounds.most) break;
    }
    return counts;
  }

  async #count(
    kind: GoodsKind,
    any: Alternatives,
    { most, few }: { readonly most: number; readonly few: number },
  ): Promise<Count> {
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

  async namesBy(
    kind: GoodsKind,
    { form, text, isBeginning = false, length, most }: WantedNames,
  ): Promise<string[]> {
    const { forms } = tablesOf(kind);
    return this.#prepare(
      `select name from ${forms} where form = ? and text >= ? and text ${isBeginning ? "<" : "<="} ?
        and (? is null or length(text) = ?)
        group by name order by min(place), name limit ?`,
    )
      .pluck()
      .all(
        form,
        text,
        isBeginning ? endOfPrefix(text) : text,
        length ?? null,
        length ?? null,
        most,
      ) as string[];
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

  async prepare(kind: GoodsKind, entries: SearchEntries, announced?: string): Promise<void> {
    const builder = announced ?? (await this.#database.transact(announceBuilder));
    const writer = openWriter(this.#database.path);
    try {
      await writeIndex(writer, { kind, entries, builder });
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
