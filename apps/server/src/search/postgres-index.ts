import type { PoolClient } from "pg";
import { awaitedLater } from "../database/awaited-later.ts";
import {
  createNextStatements,
  IndexSuperseded,
  SEARCH_BUILDER,
  tablesOf,
} from "../database/search-tables.ts";
import { type IndexedEntry, indexed, placeOf } from "./entry.ts";
import type { NextIndex } from "./search-index.ts";

const BATCH_SIZE = 500;

/** An entry at its place in the order of results. */
interface Ranked {
  readonly rank: number;
  readonly target: number;
  readonly entry: IndexedEntry;
}

/** Number of the PostgreSQL lock of a process that writes the next index: two cannot create the same tables at once. */
const LOCK = 7_120_029;

async function expectNewest(client: PoolClient, builder: string): Promise<void> {
  const { rows } = await client.query<{ value: string }>(
    "select value from site_facts where name = $1",
    [SEARCH_BUILDER],
  );
  if (rows[0]?.value !== builder) throw new IndexSuperseded();
}

/**
 * Writes the next index of a kind in a transaction, in batches, once the build before has ended. Throws `IndexSuperseded` once another
 * builder is announced.
 */
export async function writeIndex(
  client: PoolClient,
  { kind, entries, builder }: NextIndex,
): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
  const { entries: entryTable, keys, words, forms } = tablesOf(kind, "next");
  const { tables, indexes } = createNextStatements(kind, "postgres");
  await expectNewest(client, builder);
  for (const statement of tables) await client.query(statement);
  let rank = 0;
  const written = new Set<string>();
  const write = async (rows: readonly Ranked[]) => {
    await expectNewest(client, builder);
    const all = rows.flatMap(({ rank: of, entry }) => entry.keys.map((key) => ({ ...key, of })));
    const fresh = new Set(
      rows.flatMap(({ entry }) => entry.words).filter((word) => !written.has(word)),
    );
    for (const word of fresh) written.add(word);
    await client.query(
      `insert into ${entryTable} (rank, target, tokens)
        select rank, target, string_to_array(tokens, ' ')
        from unnest($1::integer[], $2::integer[], $3::text[]) as row (rank, target, tokens)`,
      [
        rows.map((row) => row.rank),
        rows.map((row) => row.target),
        rows.map((row) => row.entry.tokens.join(" ")),
      ],
    );
    await client.query(
      `insert into ${keys} (role, text, rank) select distinct * from unnest($1::integer[], $2::text[], $3::integer[])`,
      [all.map((key) => key.role), all.map((key) => key.text), all.map((key) => key.of)],
    );
    // Grades of a substance are neighbours: their names are written once for each batch.
    const named = new Map(
      rows
        .toReversed()
        .flatMap(({ rank: of, entry }) =>
          entry.forms.map(
            (form) =>
              [
                `${String(form.form)} ${form.text} ${form.name}`,
                { ...form, place: placeOf(of, form) },
              ] as const,
          ),
        ),
    );
    const formRows = [...named.values()];
    await client.query(
      `insert into ${forms} (form, text, name, place)
        select * from unnest($1::integer[], $2::text[], $3::text[], $4::integer[])`,
      [
        formRows.map((of) => of.form),
        formRows.map((of) => of.text),
        formRows.map((of) => of.name),
        formRows.map((of) => of.place),
      ],
    );
    await client.query(`insert into ${words} (text) select * from unnest($1::text[])`, [
      [...fresh],
    ]);
  };
  let waiting: Ranked[] = [];
  // The database writes a batch while the next one is prepared.
  let writing = Promise.resolve();
  const flush = async () => {
    await writing;
    writing = awaitedLater(write(waiting));
    waiting = [];
  };
  for await (const entry of entries) {
    rank += 1;
    waiting.push({ rank, target: entry.target, entry: indexed(entry) });
    if (waiting.length === BATCH_SIZE) await flush();
  }
  await flush();
  await writing;
  // For the sort of millions of tokens.
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const statement of indexes) await client.query(statement);
  // Without statistics the planner would read whole tables until they are analysed by themselves, a minute later.
  await client.query(`analyze ${entryTable}`);
  await client.query(`analyze ${keys}`);
  await client.query(`analyze ${forms}`);
}
