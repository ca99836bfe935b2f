import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { PoolClient } from "pg";
import { indexed } from "./entry.ts";
import type { SearchEntries } from "./search.ts";
import { createNextStatements, KEY_ROLE, tablesOf } from "./tables.ts";

const BATCH_SIZE = 500;

/** Writes the next index of a kind, in batches. */
export async function writeIndex(
  client: PoolClient,
  kind: GoodsKind,
  entries: SearchEntries,
): Promise<void> {
  const { entries: entryTable, keys } = tablesOf(kind, "next");
  for (const statement of createNextStatements(kind, "postgres")) {
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
    if (waiting.length === BATCH_SIZE) {
      await flush();
    }
  }
  await flush();
}
