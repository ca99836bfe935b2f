import type { GoodsKind } from "@reagent/domain/goods-kind";
import { cutQuery, normalise, queryTokens } from "@reagent/domain/search-text";
import type { SearchTerms } from "@reagent/domain/search-text";
import type { Pool } from "pg";
import type { PostgresDatabase } from "../database/database.ts";
import { narrowingTokens } from "./narrowing.ts";
import { writeIndex } from "./postgres-index.ts";
import { endOfPrefix, headOf, PREFIX_MATCHES_READ } from "./ranking.ts";
import type { Found, Search, SearchEntries, SearchPage } from "./search.ts";
import { activateNextIndex, KEY_ROLE, tablesOf } from "./tables.ts";

/** Search on PostgreSQL, with an inverted index over arrays of tokens. */
export class SearchOnPostgres implements Search {
  readonly #database: PostgresDatabase;
  readonly #pool: Pool;

  constructor(database: PostgresDatabase) {
    this.#database = database;
    this.#pool = database.pool;
  }

  async find(kind: GoodsKind, query: string, { page, size }: SearchPage): Promise<Found> {
    const alternatives = queryTokens(query);
    if (alternatives.length === 0) {
      return { targets: [], total: 0 };
    }
    const [head, total] = await Promise.all([
      this.#head(kind, normalise(cutQuery(query))),
      this.#total(kind, alternatives),
    ]);
    const skipped = (page - 1) * size;
    const ranks = head.slice(skipped, skipped + size);
    if (ranks.length < size && skipped + ranks.length < total) {
      ranks.push(
        ...(await this.#rest(
          kind,
          alternatives,
          head,
          Math.max(0, skipped - head.length),
          size - ranks.length,
        )),
      );
    }
    return { targets: await this.#targets(kind, ranks), total };
  }

  async first(kind: GoodsKind, query: string, size: number): Promise<readonly number[]> {
    const alternatives = queryTokens(query);
    if (alternatives.length === 0) {
      return [];
    }
    const head = await this.#firstHead(kind, normalise(cutQuery(query)), size);
    if (head.length < size) {
      head.push(...(await this.#rest(kind, alternatives, head, 0, size - head.length)));
    }
    return this.#targets(kind, head.slice(0, size));
  }

  async findAll(kind: GoodsKind, query: string): Promise<readonly number[]> {
    const alternatives = queryTokens(query);
    if (alternatives.length === 0) {
      return [];
    }
    const { condition, values } = matching(alternatives);
    const [head, { rows }] = await Promise.all([
      this.#head(kind, normalise(cutQuery(query))),
      this.#pool.query<{ target: number }>(
        `select target from ${tablesOf(kind).entries} where ${condition} order by rank`,
        values,
      ),
    ]);
    const first = await this.#targets(kind, head);
    return [...new Set([...first, ...rows.map(({ target }) => target)])];
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

  async rebuild(kind: GoodsKind, entries: SearchEntries): Promise<void> {
    await this.prepare(kind, entries);
    await this.#database.transact((tx) => activateNextIndex(tx, kind, "postgres"));
  }

  close(): void {}

  async #head(kind: GoodsKind, plain: string): Promise<number[]> {
    const { keys } = tablesOf(kind);
    const { rows } = await this.#pool.query<{ role: number; is_whole: boolean; rank: number }>({
      name: `search ${kind} head`,
      text: `select role, text = $1 as is_whole, rank from ${keys}
        where (role = ${KEY_ROLE.code} and text = $1) or (role = ${KEY_ROLE.name} and text >= $1 and text < $2) order by rank`,
      values: [plain, endOfPrefix(plain)],
    });
    const ranks = (wanted: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(wanted).map((row) => row.rank);
    return headOf({
      codes: ranks((row) => row.role === KEY_ROLE.code),
      exactNames: ranks((row) => row.role === KEY_ROLE.name && row.is_whole),
      namePrefixes: ranks((row) => row.role === KEY_ROLE.name),
    });
  }

  async #firstHead(kind: GoodsKind, plain: string, size: number): Promise<number[]> {
    const { keys } = tablesOf(kind);
    const { rows } = await this.#pool.query<{ place: number; rank: number }>({
      name: `search ${kind} first`,
      text: `(select 1 as place, rank from ${keys} where role = ${KEY_ROLE.code} and text = $1 order by rank limit $3)
        union all (select 2, rank from ${keys} where role = ${KEY_ROLE.name} and text = $1 order by rank limit $3)
        union all (select distinct 3, rank from (
          select rank from ${keys} where role = ${KEY_ROLE.name} and text >= $1 and text < $2 limit ${PREFIX_MATCHES_READ}
        ) as matches order by rank limit $3)`,
      values: [plain, endOfPrefix(plain), size],
    });
    const ranks = (wanted: number) =>
      rows
        .filter(({ place }) => place === wanted)
        .map(({ rank }) => rank)
        .toSorted((a, b) => a - b);
    return headOf({ codes: ranks(1), exactNames: ranks(2), namePrefixes: ranks(3) });
  }

  async #total(kind: GoodsKind, alternatives: readonly SearchTerms[]): Promise<number> {
    const { condition, values } = matching(alternatives);
    const { rows } = await this.#pool.query<{ total: number }>(
      `select count(*) as total from ${tablesOf(kind).entries} where ${condition}`,
      values,
    );
    return rows[0]?.total ?? 0;
  }

  async #rest(
    kind: GoodsKind,
    alternatives: readonly SearchTerms[],
    head: readonly number[],
    skipped: number,
    wanted: number,
  ): Promise<number[]> {
    const { condition, values } = matching(alternatives);
    const next = values.length + 1;
    const { rows } = await this.#pool.query<{ rank: number }>(
      `select rank from ${tablesOf(kind).entries} where (${condition}) and rank <> all($${next}::integer[])
        order by rank offset $${next + 1} limit $${next + 2}`,
      [...values, head, skipped, wanted],
    );
    return rows.map((row) => row.rank);
  }

  async #targets(kind: GoodsKind, ranks: readonly number[]): Promise<number[]> {
    const { rows } = await this.#pool.query<{ rank: number; target: number }>({
      name: `search ${kind} targets`,
      text: `select rank, target from ${tablesOf(kind).entries} where rank = any($1::integer[])`,
      values: [ranks],
    });
    const targets = new Map(rows.map((row) => [row.rank, row.target]));
    return ranks.flatMap((rank) => targets.get(rank) ?? []);
  }
}

function matching(alternatives: readonly SearchTerms[]): { condition: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions = alternatives.map((alternative) => {
    values.push(narrowingTokens(alternative));
    const tokens = `tokens @> $${values.length}::text[]`;
    const contains = alternative.contains.map((part) => {
      values.push(part);
      return `strpos(plain, $${values.length}) > 0`;
    });
    return `(${[tokens, ...contains].join(" and ")})`;
  });
  return { condition: conditions.join(" or "), values };
}
