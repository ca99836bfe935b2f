import { cutQuery, normalise, queryTokens } from "@reagent/domain/search-text";
import type { SearchTerms } from "@reagent/domain/search-text";
import type { Pool, PoolClient } from "pg";
import type { PostgresDatabase } from "../database/database.ts";
import { indexed } from "./entry.ts";
import { narrowingTokens } from "./narrowing.ts";
import { endOfBeginnings, headOf } from "./ranking.ts";
import type { Found, Search, SearchEntries, SearchKind, SearchPage } from "./search.ts";
import { KEY_ROLE, makingNext, tablesOf, takeNextIndex } from "./tables.ts";

const ENTRIES_AT_ONCE = 500;

/** Search over arrays of tokens with an inverted index. */
export class SearchOnPostgres implements Search {
  readonly #database: PostgresDatabase;
  readonly #pool: Pool;

  constructor(database: PostgresDatabase) {
    this.#database = database;
    this.#pool = database.pool;
  }

  async find(kind: SearchKind, query: string, { page, size }: SearchPage): Promise<Found> {
    const ways = queryTokens(query);
    if (ways.length === 0) {
      return { targets: [], total: 0 };
    }
    const [head, total] = await Promise.all([
      this.#head(kind, normalise(cutQuery(query))),
      this.#total(kind, ways),
    ]);
    const skipped = (page - 1) * size;
    const ranks = head.slice(skipped, skipped + size);
    if (ranks.length < size && skipped + ranks.length < total) {
      ranks.push(
        ...(await this.#rest(
          kind,
          ways,
          head,
          Math.max(0, skipped - head.length),
          size - ranks.length,
        )),
      );
    }
    return { targets: await this.#targets(kind, ranks), total };
  }

  async findAll(kind: SearchKind, query: string): Promise<readonly number[]> {
    const ways = queryTokens(query);
    if (ways.length === 0) {
      return [];
    }
    const { condition, values } = matching(ways);
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

  async prepare(kind: SearchKind, entries: SearchEntries): Promise<void> {
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

  async rebuild(kind: SearchKind, entries: SearchEntries): Promise<void> {
    await this.prepare(kind, entries);
    await this.#database.transact((tx) => takeNextIndex(tx, kind, "postgres"));
  }

  close(): void {}

  async #head(kind: SearchKind, plain: string): Promise<number[]> {
    const { keys } = tablesOf(kind);
    const { rows } = await this.#pool.query<{ role: number; is_whole: boolean; rank: number }>({
      name: `search ${kind} head`,
      text: `select role, text = $1 as is_whole, rank from ${keys}
        where (role = ${KEY_ROLE.code} and text = $1) or (role = ${KEY_ROLE.name} and text >= $1 and text < $2) order by rank`,
      values: [plain, endOfBeginnings(plain)],
    });
    const ranks = (wanted: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(wanted).map((row) => row.rank);
    return headOf({
      codes: ranks((row) => row.role === KEY_ROLE.code),
      wholeNames: ranks((row) => row.role === KEY_ROLE.name && row.is_whole),
      nameBeginnings: ranks((row) => row.role === KEY_ROLE.name),
    });
  }

  async #total(kind: SearchKind, ways: readonly SearchTerms[]): Promise<number> {
    const { condition, values } = matching(ways);
    const { rows } = await this.#pool.query<{ total: number }>(
      `select count(*) as total from ${tablesOf(kind).entries} where ${condition}`,
      values,
    );
    return rows[0]?.total ?? 0;
  }

  async #rest(
    kind: SearchKind,
    ways: readonly SearchTerms[],
    head: readonly number[],
    skipped: number,
    wanted: number,
  ): Promise<number[]> {
    const { condition, values } = matching(ways);
    const next = values.length + 1;
    const { rows } = await this.#pool.query<{ rank: number }>(
      `select rank from ${tablesOf(kind).entries} where (${condition}) and rank <> all($${next}::integer[])
        order by rank offset $${next + 1} limit $${next + 2}`,
      [...values, head, skipped, wanted],
    );
    return rows.map((row) => row.rank);
  }

  async #targets(kind: SearchKind, ranks: readonly number[]): Promise<number[]> {
    const { rows } = await this.#pool.query<{ rank: number; target: number }>({
      name: `search ${kind} targets`,
      text: `select rank, target from ${tablesOf(kind).entries} where rank = any($1::integer[])`,
      values: [ranks],
    });
    const targets = new Map(rows.map((row) => [row.rank, row.target]));
    return ranks.flatMap((rank) => targets.get(rank) ?? []);
  }
}

function matching(ways: readonly SearchTerms[]): { condition: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions = ways.map((way) => {
    values.push(narrowingTokens(way));
    const tokens = `tokens @> $${values.length}::text[]`;
    const contains = way.contains.map((part) => {
      values.push(part);
      return `strpos(plain, $${values.length}) > 0`;
    });
    return `(${[tokens, ...contains].join(" and ")})`;
  });
  return { condition: conditions.join(" or "), values };
}

async function writeIndex(
  client: PoolClient,
  kind: SearchKind,
  entries: SearchEntries,
): Promise<void> {
  const { entries: entryTable, keys } = tablesOf(kind, "next");
  for (const statement of makingNext(kind, "postgres")) {
    await client.query(statement);
  }
  let rank = 0;
  let waiting: { rank: number; target: number; entry: ReturnType<typeof indexed> }[] = [];
  const flush = async () => {
    const rows = waiting;
    waiting = [];
    await client.query(
      `insert into ${entryTable} (rank, target, plain, tokens)
        select rank, target, plain, string_to_array(tokens, ' ')
        from unnest($1::integer[], $2::integer[], $3::text[], $4::text[]) as row (rank, target, plain, tokens)`,
      [
        rows.map((row) => row.rank),
        rows.map((row) => row.target),
        rows.map((row) => row.entry.plain),
        rows.map((row) => row.entry.tokens.join(" ")),
      ],
    );
    const all = rows.flatMap(({ rank: of, entry: { codes, names } }) => [
      ...codes.map((text) => ({ role: KEY_ROLE.code, text, of })),
      ...names.map((text) => ({ role: KEY_ROLE.name, text, of })),
    ]);
    await client.query(
      `insert into ${keys} (role, text, rank) select * from unnest($1::integer[], $2::text[], $3::integer[]) on conflict do nothing`,
      [all.map((key) => key.role), all.map((key) => key.text), all.map((key) => key.of)],
    );
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
