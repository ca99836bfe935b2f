import type { GoodsKind } from "@reagent/domain/goods-kind";
import { cutQuery, normalise, queryTokens } from "@reagent/domain/search-text";
import type { SearchTerms } from "@reagent/domain/search-text";
import type { Database as Sqlite, Statement } from "better-sqlite3";
import type { SqliteDatabase } from "../database/database.ts";
import { openReader, openWriter } from "../database/sqlite/file.ts";
import { narrowingTokens } from "./narrowing.ts";
import { endOfPrefix, headOf, PREFIX_MATCHES_READ } from "./ranking.ts";
import { RevisionedLruCache } from "./revisioned-lru-cache.ts";
import type { Found, Search, SearchEntries, SearchPage } from "./search.ts";
import { writeIndex } from "./sqlite-index.ts";
import { activateNextIndex, KEY_ROLE, SEARCH_REVISION, tablesOf } from "./tables.ts";

const CACHED_QUERIES = 2000;

/** Up to this many results are cached with the query, so that a narrow but costly query runs once. */
const MAX_CACHED_RESULTS = 200;

/** The part of a query's results that all pages share. */
interface Overview {
  /** The results that come first; all results where they are few. */
  readonly head: readonly number[];
  readonly total: number;
}

/** Search on SQLite, with an FTS5 table of token sets whose row ids are the order of results. */
export class SearchOnSqlite implements Search {
  readonly #database: SqliteDatabase;
  readonly #reader: Sqlite;
  readonly #statements = new Map<string, Statement>();
  readonly #overviews = new RevisionedLruCache<Overview>(CACHED_QUERIES);

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#reader = openReader(database.path);
  }

  async find(kind: GoodsKind, query: string, { page, size }: SearchPage): Promise<Found> {
    const alternatives = queryTokens(query);
    if (alternatives.length === 0) {
      return { targets: [], total: 0 };
    }
    const plain = normalise(cutQuery(query));
    const { head, total } = this.#overview(kind, plain, alternatives);
    const skipped = (page - 1) * size;
    const ranks = head.slice(skipped, skipped + size);
    if (ranks.length < size && skipped + ranks.length < total) {
      ranks.push(
        ...this.#rest(
          kind,
          alternatives,
          head,
          Math.max(0, skipped - head.length),
          size - ranks.length,
        ),
      );
    }
    return { targets: this.#targets(kind, ranks), total };
  }

  async first(kind: GoodsKind, query: string, size: number): Promise<readonly number[]> {
    const alternatives = queryTokens(query);
    if (alternatives.length === 0) {
      return [];
    }
    const head = this.#firstHead(kind, normalise(cutQuery(query)), size);
    if (head.length >= size) {
      return this.#targets(kind, head.slice(0, size));
    }
    // Each alternative is queried alone: its rows come in order, so that the query ends early.
    const rest = alternatives.flatMap((alternative) => {
      const { sql, parameters } = matching(kind, [alternative]);
      return this.#prepare(`${sql} order by 1 limit ${size}`).pluck().all(parameters) as number[];
    });
    const ranks = [...new Set([...head, ...rest.toSorted((a, b) => a - b)])];
    return this.#targets(kind, ranks.slice(0, size));
  }

  async findAll(kind: GoodsKind, query: string): Promise<readonly number[]> {
    const alternatives = queryTokens(query);
    if (alternatives.length === 0) {
      return [];
    }
    const { head } = this.#overview(kind, normalise(cutQuery(query)), alternatives);
    const { sql, parameters } = matching(kind, alternatives);
    const { entries } = tablesOf(kind);
    const rest = this.#prepare(`select target from ${entries} where rank in (${sql}) order by rank`)
      .pluck()
      .all(parameters) as number[];
    return [...new Set([...this.#targets(kind, head), ...rest])];
  }

  async prepare(kind: GoodsKind, entries: SearchEntries): Promise<void> {
    const writer = openWriter(this.#database.path);
    try {
      await writeIndex(writer, kind, entries);
    } finally {
      writer.close();
    }
  }

  async rebuild(kind: GoodsKind, entries: SearchEntries): Promise<void> {
    await this.prepare(kind, entries);
    await this.#database.transact((tx) => activateNextIndex(tx, kind, "sqlite"));
  }

  close(): void {
    this.#reader.close();
  }

  #firstHead(kind: GoodsKind, plain: string, size: number): number[] {
    const { keys } = tablesOf(kind);
    const equal = this.#prepare(
      `select rank from ${keys} where role = ? and text = ? order by rank limit ?`,
    ).pluck();
    const byPrefix = this.#prepare(
      `select distinct rank from (select rank from ${keys} where role = ? and text >= ? and text < ? limit ${PREFIX_MATCHES_READ})
        order by rank limit ?`,
    ).pluck();
    return headOf({
      codes: equal.all(KEY_ROLE.code, plain, size) as number[],
      exactNames: equal.all(KEY_ROLE.name, plain, size) as number[],
      namePrefixes: byPrefix.all(KEY_ROLE.name, plain, endOfPrefix(plain), size) as number[],
    });
  }

  #targets(kind: GoodsKind, ranks: readonly number[]): number[] {
    const target = this.#prepare(
      `select target from ${tablesOf(kind).entries} where rank = ?`,
    ).pluck();
    return ranks.map((rank) => target.get(rank) as number);
  }

  #overview(kind: GoodsKind, plain: string, alternatives: readonly SearchTerms[]): Overview {
    const revision = this.#revision();
    const key = `${kind} ${plain} ${JSON.stringify(alternatives)}`;
    const known =
      this.#overviews.get(revision, key) ?? this.#readOverview(kind, plain, alternatives);
    this.#overviews.set(revision, key, known);
    return known;
  }

  #readOverview(kind: GoodsKind, plain: string, alternatives: readonly SearchTerms[]): Overview {
    const { keys } = tablesOf(kind);
    const equal = this.#prepare(
      `select rank from ${keys} where role = ? and text = ? order by rank`,
    ).pluck();
    const byPrefix = this.#prepare(
      `select rank from ${keys} where role = ? and text >= ? and text < ? order by rank`,
    ).pluck();
    const head = headOf({
      codes: equal.all(KEY_ROLE.code, plain) as number[],
      exactNames: equal.all(KEY_ROLE.name, plain) as number[],
      namePrefixes: byPrefix.all(KEY_ROLE.name, plain, endOfPrefix(plain)) as number[],
    });
    const { sql, parameters } = matching(kind, alternatives);
    const first = this.#prepare(`${sql} order by 1 limit ${MAX_CACHED_RESULTS + 1}`)
      .pluck()
      .all(parameters);
    if (first.length <= MAX_CACHED_RESULTS) {
      const all = [...new Set([...head, ...(first as number[])])];
      return { head: all, total: all.length };
    }
    const total = this.#prepare(`select count(*) from (${sql})`).pluck().get(parameters) as number;
    return { head, total };
  }

  #rest(
    kind: GoodsKind,
    alternatives: readonly SearchTerms[],
    head: readonly number[],
    skipped: number,
    wanted: number,
  ): number[] {
    const { sql, parameters } = matching(kind, alternatives);
    const inHead = new Set(head);
    const ranks: number[] = [];
    let toSkip = skipped;
    for (const rank of this.#prepare(`${sql} order by 1`)
      .pluck()
      .iterate(parameters) as IterableIterator<number>) {
      if (inHead.has(rank)) {
        continue;
      }
      if (toSkip > 0) {
        toSkip -= 1;
      } else if (ranks.push(rank) === wanted) {
        break;
      }
    }
    return ranks;
  }

  #revision(): string {
    const value = this.#prepare("select value from site_facts where name = ?")
      .pluck()
      .get(SEARCH_REVISION);
    return (value as string | undefined) ?? "";
  }

  #prepare(sql: string): Statement {
    const statement = this.#statements.get(sql) ?? this.#reader.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** A statement for the ranks of all matches, whose only column is the order of results. */
function matching(
  kind: GoodsKind,
  alternatives: readonly SearchTerms[],
): { sql: string; parameters: string[] } {
  const { entries, tokens } = tablesOf(kind);
  const parameters: string[] = [];
  const parts = alternatives.map((alternative) => {
    parameters.push(
      narrowingTokens(alternative)
        .map((token) => `"${token}"`)
        .join(" "),
      ...alternative.contains,
    );
    const checks = alternative.contains.map(
      () =>
        `and exists (select 1 from ${entries} where rank = ${tokens}.rowid and instr(plain, ?) > 0)`,
    );
    return `select rowid from ${tokens} where ${tokens} match ? ${checks.join(" ")}`;
  });
  return { sql: parts.join(" union "), parameters };
}
