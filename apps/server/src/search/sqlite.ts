import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { cutQuery, normalise, queryTokens } from "@reagent/domain/search-text";
import type { SearchTerms } from "@reagent/domain/search-text";
import type { Database as Sqlite, Statement } from "better-sqlite3";
import type { SqliteDatabase } from "../database/database.ts";
import { isCollision } from "../database/failure.ts";
import { openReader, openWriter } from "../database/sqlite/file.ts";
import { indexed } from "./entry.ts";
import type { IndexedEntry } from "./entry.ts";
import { narrowingTokens } from "./narrowing.ts";
import { endOfBeginnings, headOf } from "./ranking.ts";
import { Remembered } from "./remembered.ts";
import type { Found, Search, SearchEntries, SearchKind, SearchPage } from "./search.ts";
import {
  IndexOvertaken,
  KEY_ROLE,
  makingNext,
  SEARCH_MAKER,
  SEARCH_REVISION,
  tablesOf,
  takeNextIndex,
} from "./tables.ts";

const QUERIES_REMEMBERED = 2000;
const BUSY_PAUSE_MS = 20;
const BUSY_ATTEMPTS = 250;
const ENTRIES_AT_ONCE = 500;

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
  readonly #overviews = new Remembered<Overview>(QUERIES_REMEMBERED);

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#reader = openReader(database.path);
  }

  async find(kind: SearchKind, query: string, { page, size }: SearchPage): Promise<Found> {
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
    const target = this.#prepare(
      `select target from ${tablesOf(kind).entries} where rank = ?`,
    ).pluck();
    return { targets: ranks.map((rank) => target.get(rank) as number), total };
  }

  async prepare(kind: SearchKind, entries: SearchEntries): Promise<void> {
    const writer = openWriter(this.#database.path);
    try {
      await writeIndex(writer, kind, entries);
    } finally {
      writer.close();
    }
  }

  async rebuild(kind: SearchKind, entries: SearchEntries): Promise<void> {
    await this.prepare(kind, entries);
    await this.#database.transact((tx) => takeNextIndex(tx, kind, "sqlite"));
  }

  close(): void {
    this.#reader.close();
  }

  #overview(kind: SearchKind, plain: string, ways: readonly SearchTerms[]): Overview {
    const revision = this.#revision();
    const key = `${kind} ${plain} ${JSON.stringify(ways)}`;
    const known = this.#overviews.get(revision, key) ?? this.#look(kind, plain, ways);
    this.#overviews.set(revision, key, known);
    return known;
  }

  #look(kind: SearchKind, plain: string, ways: readonly SearchTerms[]): Overview {
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
    kind: SearchKind,
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
  kind: SearchKind,
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

async function beginWhenFree(writer: Sqlite): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      writer.exec("begin immediate");
      return;
    } catch (failure) {
      if (!isCollision(failure) || attempt === BUSY_ATTEMPTS) {
        throw failure;
      }
      await sleep(BUSY_PAUSE_MS);
    }
  }
}

function expectMaker(writer: Sqlite, maker: string): void {
  const known = writer
    .prepare("select value from site_facts where name = ?")
    .pluck()
    .get(SEARCH_MAKER);
  if (known !== maker) throw new IndexOvertaken();
}

/**
 * Writes in transactions of a moment each: what takes time is done between them, so that others get their turn.
 */
async function writeIndex(writer: Sqlite, kind: SearchKind, entries: SearchEntries): Promise<void> {
  const maker = randomUUID();
  await beginWhenFree(writer);
  for (const statement of makingNext(kind, "sqlite")) {
    writer.exec(statement);
  }
  writer
    .prepare("insert or replace into site_facts (name, value) values (?, ?)")
    .run(SEARCH_MAKER, maker);
  writer.exec("commit");
  const add = adderOf(writer, kind);
  let rank = 0;
  let waiting: { rank: number; target: number; entry: IndexedEntry }[] = [];
  const flush = async () => {
    await beginWhenFree(writer);
    expectMaker(writer, maker);
    for (const row of waiting) {
      add(row.rank, row.target, row.entry);
    }
    writer.exec("commit");
    waiting = [];
  };
  for await (const entry of entries) {
    rank += 1;
    waiting.push({ rank, target: entry.target, entry: indexed(entry) });
    if (waiting.length === ENTRIES_AT_ONCE) {
      await flush();
    }
  }
  await flush();
}

function adderOf(writer: Sqlite, kind: SearchKind) {
  const { entries, keys, tokens } = tablesOf(kind, "next");
  const addEntry = writer.prepare(`insert into ${entries} (rank, target, plain) values (?, ?, ?)`);
  const addTokens = writer.prepare(`insert into ${tokens} (rowid, tokens) values (?, ?)`);
  const addKey = writer.prepare(
    `insert or ignore into ${keys} (role, text, rank) values (?, ?, ?)`,
  );
  return (rank: number, target: number, entry: IndexedEntry) => {
    addEntry.run(rank, target, entry.plain);
    addTokens.run(rank, entry.tokens.join(" "));
    for (const code of entry.codes) {
      addKey.run(KEY_ROLE.code, code, rank);
    }
    for (const name of entry.names) {
      addKey.run(KEY_ROLE.name, name, rank);
    }
  };
}
