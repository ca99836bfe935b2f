import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Alternatives } from "@reagent/domain/search-text";
import type { Pool, QueryResultRow } from "pg";
import type { PostgresDatabase } from "../database/database.ts";
import {
  activateNextIndex,
  KEY_ROLE,
  SEARCH_REVISION,
  tablesOf,
} from "../database/search-tables.ts";
import { writeIndex } from "./postgres-index.ts";
import {
  endOfPrefix,
  type KeyMatches,
  type Part,
  type SearchIndex,
  type Wanted,
  type WantedNames,
} from "./search-index.ts";
import type { SearchEntries } from "./search.ts";

/** So many matches are read at once and ordered here. */
const FEW = 1000;

/** The index on PostgreSQL, with an inverted index over arrays of tokens. */
export class PostgresIndex implements SearchIndex {
  readonly #database: PostgresDatabase;
  readonly #pool: Pool;

  constructor(database: PostgresDatabase) {
    this.#database = database;
    this.#pool = database.pool;
  }

  async revision(): Promise<string> {
    const { rows } = await this.#pool.query<{ value: string }>({
      name: "search revision",
      text: "select value from site_facts where name = $1",
      values: [SEARCH_REVISION],
    });
    return rows[0]?.value ?? "";
  }

  async keys(kind: GoodsKind, plain: string, most: number): Promise<KeyMatches> {
    const { keys } = tablesOf(kind);
    const { rows } = await this.#pool.query<{ place: number; rank: number }>({
      name: `search ${kind} keys`,
      text: `(select 1 as place, rank from ${keys} where role = ${KEY_ROLE.code} and text = $1 order by rank limit $3)
        union all (select 2, rank from ${keys} where role = ${KEY_ROLE.name} and text = $1 order by rank limit $3)
        union all (select 3, rank from ${keys} where role = ${KEY_ROLE.alias} and text = $1 order by rank limit $3)
        union all (select 4, rank from ${keys} where role = ${KEY_ROLE.name} and text >= $1 and text < $2
          order by text limit $3)
        union all (select 5, rank from ${keys} where role = ${KEY_ROLE.alias} and text >= $1 and text < $2
          order by text limit $3)
        union all (select 6, rank from ${keys} where role = ${KEY_ROLE.abbreviation} and text = $1 limit 1)`,
      values: [plain, endOfPrefix(plain), most],
    });
    const ranks = (wanted: number) =>
      rows
        .filter(({ place }) => place === wanted)
        .map(({ rank }) => rank)
        .toSorted((a, b) => a - b);
    return {
      codes: ranks(1),
      names: ranks(2),
      aliases: ranks(3),
      beginnings: ranks(4),
      aliasBeginnings: ranks(5),
      isAbbreviation: ranks(6).length > 0,
    };
  }

  async ranks(
    kind: GoodsKind,
    { any, butNot = [], except = new Set() }: Wanted,
    { skip = 0, most, isOfMany = false }: Part,
  ): Promise<number[]> {
    if (any.length === 0) return [];
    if (most !== undefined && !isOfMany && butNot.length === 0) {
      // Not in order: for an order with a limit, the planner may read the whole table by rank, which is slow for rare tokens.
      const { ranks: few } = await this.count(kind, any, { most: FEW + 1, few: FEW });
      if (few) return few.filter((rank) => !except.has(rank)).slice(skip, skip + most);
    }
    const { condition, values } = matching(any);
    const not = matching(butNot, values.length);
    const { entries } = tablesOf(kind);
    // Where few match, subtracted as sets: comparing the arrays of all matches once more is slow.
    const wanted =
      isOfMany || butNot.length === 0
        ? `select rank from ${entries} where (${condition}) and not (${not.condition})`
        : `with matches as materialized (select rank from ${entries} where ${condition}),
            better as materialized (select rank from ${entries} where ${not.condition})
          select rank from (select rank from matches except select rank from better) as others where true`;
    const next = values.length + not.values.length + 1;
    const rows = await this.#byTokens<{ rank: number }>(
      `${wanted} and rank <> all($${next}::integer[]) order by rank offset $${next + 1} limit $${next + 2}`,
      [...values, ...not.values, [...except], skip, most ?? null],
      most === undefined ? "; set local enable_indexscan = off" : "",
    );
    return rows.map((row) => row.rank);
  }

  async count(
    kind: GoodsKind,
    any: Alternatives,
    { most, few }: { most: number; few: number },
  ): Promise<{ count: number; ranks: readonly number[] | undefined }> {
    const { condition, values } = matching(any);
    const next = values.length + 1;
    const rows = await this.#byTokens<{ count: number; ranks: number[] | null }>(
      `with matches as materialized (
          select rank from ${tablesOf(kind).entries} where ${condition} limit $${next}
        )
        select count(*) as count, case when count(*) <= $${next + 1} then array_agg(rank) end as ranks
        from matches`,
      [...values, most, few],
    );
    const [{ count, ranks } = { count: 0, ranks: null }] = rows;
    const isFew = count <= few;
    return { count, ranks: isFew ? (ranks ?? []).toSorted((a, b) => a - b) : undefined };
  }

  async namesBy(
    kind: GoodsKind,
    { form, text, isBeginning = false, length, most }: WantedNames,
  ): Promise<string[]> {
    const { rows } = await this.#pool.query<{ name: string }>({
      name: `search ${kind} names ${isBeginning ? "beginning" : "whole"}`,
      text: `select name from ${tablesOf(kind).forms}
        where form = $1 and text >= $2 and text ${isBeginning ? "<" : "<="} $3
          and ($4::integer is null or length(text) = $4)
        group by name order by min(place), name limit $5`,
      values: [form, text, isBeginning ? endOfPrefix(text) : text, length ?? null, most],
    });
    return rows.map((row) => row.name);
  }

  async knownCodes(kind: GoodsKind, texts: readonly string[]): Promise<string[]> {
    const { rows } = await this.#pool.query<{ text: string }>({
      name: `search ${kind} codes`,
      text: `select distinct text from ${tablesOf(kind).keys}
        where role = ${KEY_ROLE.code} and text = any($1::text[])`,
      values: [texts],
    });
    const known = new Set(rows.map((row) => row.text));
    return texts.filter((text) => known.has(text));
  }

  async targets(kind: GoodsKind, ranks: readonly number[]): Promise<number[]> {
    const { rows } = await this.#pool.query<{ rank: number; target: number }>({
      name: `search ${kind} targets`,
      text: `select rank, target from ${tablesOf(kind).entries} where rank = any($1::integer[])`,
      values: [ranks],
    });
    const targets = new Map(rows.map((row) => [row.rank, row.target]));
    return ranks.flatMap((rank) => targets.get(rank) ?? []);
  }

  async allTargets(kind: GoodsKind): Promise<Int32Array> {
    // One text is read many times faster than a row for each.
    const { rows } = await this.#pool.query<{ targets: string | null }>(
      `select string_agg(rank || ':' || target, ' ') as targets from ${tablesOf(kind).entries}`,
    );
    const pairs = (rows[0]?.targets ?? "").split(" ").map((pair) => pair.split(":").map(Number));
    const targets = new Int32Array(pairs.reduce((last, [rank = 0]) => Math.max(last, rank), 0) + 1);
    for (const [rank = 0, target = 0] of pairs) targets[rank] = target;
    return targets;
  }

  async knownWords(kind: GoodsKind, words: readonly string[]): Promise<string[]> {
    const { rows } = await this.#pool.query<{ text: string }>({
      name: `search ${kind} words`,
      text: `select text from ${tablesOf(kind).words} where text = any($1::text[])`,
      values: [words],
    });
    const known = new Set(rows.map((row) => row.text));
    return words.filter((word) => known.has(word));
  }

  async prepare(kind: GoodsKind, entries: SearchEntries): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query("begin");
      await writeIndex(client, kind, entries);
      await client.query("commit");
      client.release();
    } catch (failure) {
      client.release(true);
      throw failure;
    }
  }

  async activate(kind: GoodsKind): Promise<void> {
    await this.#database.transact((tx) => activateNextIndex(tx, kind, "postgres"));
  }

  close(): void {}

  /**
   * Reads entries by their tokens, with the inverted index. For common tokens the planner would compare the tokens of every row, which it
   * takes to be as cheap as comparing numbers, and which is a hundred times slower; so it would where the memory for the places of all
   * matches is too small. Further settings are for reading all matches, which need no order while they are read.
   */
  async #byTokens<Row extends QueryResultRow>(
    text: string,
    values: unknown[],
    settings = "",
  ): Promise<Row[]> {
    const client = await this.#pool.connect();
    try {
      await client.query(
        `begin read only; set local enable_seqscan = off; set local work_mem = '32MB'${settings}`,
      );
      const { rows } = await client.query<Row>(text, values);
      await client.query("commit");
      client.release();
      return rows;
    } catch (failure) {
      client.release(true);
      throw failure;
    }
  }
}

/** A condition with its values, whose parameters are numbered after `before`. */
function matching(any: Alternatives, before = 0): { condition: string; values: unknown[] } {
  const conditions = any.map((_tokens, at) => `tokens @> $${before + at + 1}::text[]`);
  return { condition: conditions.join(" or ") || "false", values: [...any] };
}
