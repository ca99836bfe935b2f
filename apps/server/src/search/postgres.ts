import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Alternatives } from "@reagent/domain/search-text";
import type { Pool } from "pg";
import type { PostgresDatabase } from "../database/database.ts";
import {
  activateNextIndex,
  announceBuilder,
  KEY_ROLE,
  SEARCH_REVISION,
  tablesOf,
} from "../database/search-tables.ts";
import { writeIndex } from "./postgres-index.ts";
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

/** So many matches are read at once and ordered here. */
const FEW = 1000;

/** The index on PostgreSQL, with an inverted index over arrays of tokens. */
export class PostgresIndex implements SearchIndex {
  readonly #database: PostgresDatabase;
  readonly #index: Pool;

  constructor(database: PostgresDatabase) {
    this.#database = database;
    this.#index = database.pools.search;
  }

  async revision(): Promise<string> {
    const { rows } = await this.#index.query<{ value: string }>({
      name: "search revision",
      text: "select value from site_facts where name = $1",
      values: [SEARCH_REVISION],
    });
    return rows[0]?.value ?? "";
  }

  async keys(kind: GoodsKind, plain: string, most: number): Promise<KeyMatches> {
    const { keys } = tablesOf(kind);
    const { rows } = await this.#index.query<{ place: number; rank: number }>({
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
    const areFirst = most !== undefined && butNot.length === 0;
    if (areFirst && !isOfMany) {
      // Not in order: for an order with a limit, the planner may read the whole table by rank, which is slow for rare tokens.
      const [found] = await this.counts(kind, [any], { most: FEW + 1, few: FEW });
      if (found?.ranks)
        return found.ranks.filter((rank) => !except.has(rank)).slice(skip, skip + most);
    }
    const { entries } = tablesOf(kind);
    const wanted = conditions(any);
    const not = conditions(butNot, wanted.values.length);
    const matches = `select rank from ${entries} where ${anyOf(wanted.conditions)}`;
    const better = `select rank from ${entries} where ${anyOf(not.conditions)}`;
    // Materialised, so that all are read before they are put in order. Where few match, what is better is subtracted as a set: comparing the
    // arrays of all matches once more is slow.
    const others =
      isOfMany || areFirst
        ? `others as (${matches} and not ${anyOf(not.conditions)})`
        : `others as materialized (${butNot.length === 0 ? matches : `${matches} except ${better}`})`;
    const next = wanted.values.length + not.values.length + 1;
    const { rows } = await this.#index.query<{ rank: number }>(
      `with ${others} select rank from others where rank <> all($${next}::integer[])
        order by rank offset $${next + 1} limit $${next + 2}`,
      [...wanted.values, ...not.values, [...except], skip, most ?? null],
    );
    return rows.map((row) => row.rank);
  }

  async counts(
    kind: GoodsKind,
    levels: readonly Alternatives[],
    { most, few }: { readonly most: number; readonly few: number },
  ): Promise<Count[]> {
    if (levels.length === 0) return [];
    const all = conditions(levels.flat());
    const next = all.values.length + 1;
    const tables = levels.map((_, at) => {
      const upTo = all.conditions.slice(0, levels.slice(0, at + 1).flat().length);
      return `level_${at} as materialized (
        select rank from ${tablesOf(kind).entries} where ${anyOf(upTo)} limit $${next})`;
    });
    // A level is read only where no level before it has all that are counted.
    const selects = levels.map((_, at) => {
      const areFew = levels
        .slice(0, at)
        .map((__, before) => `(select count(*) from level_${before}) < $${next}`);
      return `select ${at} as level, count(*) as count,
        case when count(*) <= $${next + 1} then array_agg(rank) end as ranks
        from level_${at} where ${["true", ...areFew].join(" and ")}`;
    });
    const { rows } = await this.#index.query<{ count: number; ranks: number[] | null }>({
      name: `search ${kind} counts ${levels.map(({ length }) => length).join()}`,
      text: `with ${tables.join(", ")} ${selects.join(" union all ")} order by level`,
      values: [...all.values, most, few],
    });
    const full = rows.findIndex(({ count }) => count >= most);
    return rows.slice(0, full < 0 ? rows.length : full + 1).map(({ count, ranks }) => ({
      count,
      ranks: count <= few ? (ranks ?? []).toSorted((one, other) => one - other) : undefined,
    }));
  }

  async namesBy(
    kind: GoodsKind,
    { form, text, isBeginning = false, length, most }: WantedNames,
  ): Promise<string[]> {
    const { rows } = await this.#index.query<{ name: string }>({
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
    const { rows } = await this.#index.query<{ text: string }>({
      name: `search ${kind} codes`,
      text: `select distinct text from ${tablesOf(kind).keys}
        where role = ${KEY_ROLE.code} and text = any($1::text[])`,
      values: [texts],
    });
    const known = new Set(rows.map((row) => row.text));
    return texts.filter((text) => known.has(text));
  }

  async targets(kind: GoodsKind, ranks: readonly number[]): Promise<number[]> {
    const { rows } = await this.#index.query<{ rank: number; target: number }>({
      name: `search ${kind} targets`,
      text: `select rank, target from ${tablesOf(kind).entries} where rank = any($1::integer[])`,
      values: [ranks],
    });
    const targets = new Map(rows.map((row) => [row.rank, row.target]));
    return ranks.flatMap((rank) => targets.get(rank) ?? []);
  }

  async allTargets(kind: GoodsKind): Promise<Int32Array> {
    // One text is read many times faster than a row for each.
    const { rows } = await this.#index.query<{ targets: string | null }>(
      `select string_agg(rank || ':' || target, ' ') as targets from ${tablesOf(kind).entries}`,
    );
    const pairs = (rows[0]?.targets ?? "").split(" ").map((pair) => pair.split(":").map(Number));
    const targets = new Int32Array(pairs.reduce((last, [rank = 0]) => Math.max(last, rank), 0) + 1);
    for (const [rank = 0, target = 0] of pairs) targets[rank] = target;
    return targets;
  }

  async knownWords(kind: GoodsKind, words: readonly string[]): Promise<string[]> {
    const { rows } = await this.#index.query<{ text: string }>({
      name: `search ${kind} words`,
      text: `select text from ${tablesOf(kind).words} where text = any($1::text[])`,
      values: [words],
    });
    const known = new Set(rows.map((row) => row.text));
    return words.filter((word) => known.has(word));
  }

  async prepare(kind: GoodsKind, entries: SearchEntries, announced?: string): Promise<void> {
    const builder = announced ?? (await this.#database.transact(announceBuilder));
    const client = await this.#database.pools.read.connect();
    try {
      await client.query("begin");
      await writeIndex(client, { kind, entries, builder });
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
}

/** A condition for each of some alternatives, with their values, whose parameters are numbered after `before`. */
function conditions(any: Alternatives, before = 0) {
  return {
    conditions: any.map((_tokens, at) => `tokens @> $${before + at + 1}::text[]`),
    values: [...any] as unknown[],
  };
}

const anyOf = (given: readonly string[]) => `(${given.join(" or ") || "false"})`;
