import type { GoodsKind } from "@reagent/domain/goods-kind";
import { cutQuery, normalise, queryTokens } from "@reagent/domain/search-text";
import type { SearchTerms } from "@reagent/domain/search-text";
import type { Database as Sqlite, Statement } from "better-sqlite3";
import type { SqliteDatabase } from "../database/database.ts";
import { openReader, openWriter } from "../database/sqlite/file.ts";
import { narrowingTokens } from "./narrowing.ts";
import { BEGINNINGS_READ, endOfBeginnings, headOf } from "./ranking.ts";
import { RevisionedLruCache } from "./revisioned-lru-cache.ts";
import type { Found, Search, SearchEntries, SearchPage } from "./search.ts";
import { writeIndex } from "./sqlite-index.ts";
import { KEY_ROLE, SEARCH_REVISION, tablesOf, takeNextIndex } from "./tables.ts";

const QUERIES_REMEMBERED = 2000;

/** Up to this many results are remembered one by one, so that a query that is narrow but costly is looked up once. */
const FEW = 200;

/** What is the same on every page of a query's results. */
interface Overview {
  /** The results that come first; all of them where they are few. */
  readonly head: readonly number[];
  readonly total: number;
}

/** Search over an FTS5 table that holds sets of tokens; its row ids are the order of results. */
export class SearchOnSqlite implements Search {
  readonly #database: SqliteDatabase;
  readonly #reader: Sqlite;
  readonly #statements = new Map<string, Statement>();
  readonly #overviews = new RevisionedLruCache<Overview>(QUERIES_REMEMBERED);

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#reader = openReader(database.path);
  }

  async find(kind: GoodsKind, query: string, { page, size }: SearchPage): Promise<Found> {
    const ways = queryTokens(query);
    if (ways.length === 0) {
      return { targets: [], total: 0 };
    }
    const plain = normalise(cutQuery(query));
    const { head, total } = this.#overview(kind, plain, ways);
    const skipped = (page - 1) * size;
    const ranks = head.slice(skipped, skipped + size);
    if (ranks.length < size && skipped + ranks.length < total) {
      ranks.push(
        ...this.#rest(kind, ways, head, Math.max(0, skipped - head.length), size - ranks.length),
      );
    }
    return { targets: this.#targets(kind, ranks), total };
  }

  async first(kind: GoodsKind, query: string, size: number): Promise<readonly number[]> {
    const ways = queryTokens(query);
    if (ways.length === 0) {
      return [];
    }
    const head = this.#firstHead(kind, normalise(cutQuery(query)), size);
    if (head.length >= size) {
      return this.#targets(kind, head.slice(0, size));
    }
    // Each way by itself comes in the order of results, and ends early.
    const rest = ways.flatMap((way) => {
      const { sql, parameters } = matching(kind, [way]);
      return this.#prepare(`${sql} order by 1 limit ${size}`).pluck().all(parameters) as number[];
    });
    const ranks = [...new Set([...head, ...rest.toSorted((a, b) => a - b)])];
    return this.#targets(kind, ranks.slice(0, size));
  }

  async findAll(kind: GoodsKind, query: string): Promise<readonly number[]> {
    const ways = queryTokens(query);
    if (ways.length === 0) {
      return [];
    }
    const { head } = this.#overview(kind, normalise(cutQuery(query)), ways);
    const { sql, parameters } = matching(kind, ways);
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
    await this.#database.transact((tx) => takeNextIndex(tx, kind, "sqlite"));
  }

  close(): void {
    this.#reader.close();
  }

  #firstHead(kind: GoodsKind, plain: string, size: number): number[] {
    const { keys } = tablesOf(kind);
    const equal = this.#prepare(
      `select rank from ${keys} where role = ? and text = ? order by rank limit ?`,
    ).pluck();
    const beginning = this.#prepare(
      `select distinct rank from (select rank from ${keys} where role = ? and text >= ? and text < ? limit ${BEGINNINGS_READ})
        order by rank limit ?`,
    ).pluck();
    return headOf({
      codes: equal.all(KEY_ROLE.code, plain, size) as number[],
      wholeNames: equal.all(KEY_ROLE.name, plain, size) as number[],
      nameBeginnings: beginning.all(KEY_ROLE.name, plain, endOfBeginnings(plain), size) as number[],
    });
  }

  #targets(kind: GoodsKind, ranks: readonly number[]): number[] {
    const target = this.#prepare(
      `select target from ${tablesOf(kind).entries} where rank = ?`,
    ).pluck();
    return ranks.map((rank) => target.get(rank) as number);
  }

  #overview(kind: GoodsKind, plain: string, ways: readonly SearchTerms[]): Overview {
    const revision = this.#revision();
    const key = `${kind} ${plain} ${JSON.stringify(ways)}`;
    const known = this.#overviews.get(revision, key) ?? this.#look(kind, plain, ways);
    this.#overviews.set(revision, key, known);
    return known;
  }

  #look(kind: GoodsKind, plain: string, ways: readonly SearchTerms[]): Overview {
    const { keys } = tablesOf(kind);
    const equal = this.#prepare(
      `select rank from ${keys} where role = ? and text = ? order by rank`,
    ).pluck();
    const beginning = this.#prepare(
      `select rank from ${keys} where role = ? and text >= ? and text < ? order by rank`,
    ).pluck();
    const head = headOf({
      codes: equal.all(KEY_ROLE.code, plain) as number[],
      wholeNames: equal.all(KEY_ROLE.name, plain) as number[],
      nameBeginnings: beginning.all(KEY_ROLE.name, plain, endOfBeginnings(plain)) as number[],
    });
    const { sql, parameters } = matching(kind, ways);
    const first = this.#prepare(`${sql} order by 1 limit ${FEW + 1}`)
      .pluck()
      .all(parameters);
    if (first.length <= FEW) {
      const all = [...new Set([...head, ...(first as number[])])];
      return { head: all, total: all.length };
    }
    const total = this.#prepare(`select count(*) from (${sql})`).pluck().get(parameters) as number;
    return { head, total };
  }

  #rest(
    kind: GoodsKind,
    ways: readonly SearchTerms[],
    head: readonly number[],
    skipped: number,
    wanted: number,
  ): number[] {
    const { sql, parameters } = matching(kind, ways);
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

/** The statement that gives the ranks of all matches, in order when sorted by its one column. */
function matching(
  kind: GoodsKind,
  ways: readonly SearchTerms[],
): { sql: string; parameters: string[] } {
  const { entries, tokens } = tablesOf(kind);
  const parameters: string[] = [];
  const parts = ways.map((way) => {
    parameters.push(
      narrowingTokens(way)
        .map((token) => `"${token}"`)
        .join(" "),
      ...way.contains,
    );
    const checks = way.contains.map(
      () =>
        `and exists (select 1 from ${entries} where rank = ${tokens}.rowid and instr(plain, ?) > 0)`,
    );
    return `select rowid from ${tokens} where ${tokens} match ? ${checks.join(" ")}`;
  });
  return { sql: parts.join(" union "), parameters };
}
