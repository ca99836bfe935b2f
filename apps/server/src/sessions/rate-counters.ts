import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Tx } from "../database/database.ts";

/** A count of events within a window of time. */
export interface Counter {
  readonly name: string;
  readonly windowMs: number;
}

const hashed = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * The counter of a subject's events of a kind, or of those with more in common, such as the network that they came from. Its name has
 * hashes, so no e-mail or network address is stored.
 */
export function counterOf(
  kind: string,
  subject: string,
  windowMs: number,
  ...common: readonly string[]
): Counter {
  const name = [`${kind} ${hashed(subject)}`, ...common.map(hashed)].join(" ");
  return { name, windowMs };
}

/** A window that ends later than this was started before the clock was set back; clocks of parallel servers differ by less. */
export const latestEnd = (windowMs: number, now: number): number => now + 2 * windowMs;

/** Counts one event on each counter. Returns the count of each since its window started. */
export function count(
  database: Database,
  counters: readonly Counter[],
  now: number,
): Promise<readonly number[]> {
  return database.transact((tx) => countIn(tx, counters, now));
}

/** The same within a transaction. */
export async function countIn(
  tx: Tx,
  counters: readonly Counter[],
  now: number,
): Promise<readonly number[]> {
  // A counter that is given twice counts once.
  const windows = new Map(counters.map(({ name, windowMs }) => [name, windowMs]));
  await tx.deleteFrom("rate_counters").where("resets_at", "<=", now).execute();
  for (const [name, windowMs] of windows) {
    await tx
      .deleteFrom("rate_counters")
      .where("name", "=", name)
      .where("resets_at", ">", latestEnd(windowMs, now))
      .execute();
  }
  const counted = await tx
    .insertInto("rate_counters")
    .values([...windows].map(([name, windowMs]) => ({ name, hits: 1, resets_at: now + windowMs })))
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ hits: sql<number>`rate_counters.hits + 1` }),
    )
    .returning(["name", "hits"])
    .execute();
  const hits = new Map(counted.map((row) => [row.name, row.hits]));
  return counters.map(({ name }) => hits.get(name) ?? 0);
}

/** The counts of counters, without counting. */
export async function countsOf(
  database: Database,
  counters: readonly Counter[],
  now: number,
): Promise<readonly number[]> {
  const rows = await database.read
    .selectFrom("rate_counters")
    .select(["name", "hits", "resets_at"])
    .where(
      "name",
      "in",
      counters.map(({ name }) => name),
    )
    .where("resets_at", ">", now)
    .execute();
  const found = new Map(rows.map((row) => [row.name, row]));
  return counters.map(({ name, windowMs }) => {
    const row = found.get(name);
    return row && row.resets_at <= latestEnd(windowMs, now) ? row.hits : 0;
  });
}

/** Takes back one event of each counter: what was counted beforehand turned out not to count. */
export async function uncount(database: Database, counters: readonly Counter[]): Promise<void> {
  const names = counters.map(({ name }) => name);
  await database.transact((tx) =>
    tx
      .updateTable("rate_counters")
      .set({ hits: sql<number>`hits - 1` })
      .where("name", "in", names)
      .where("hits", ">", 0)
      .execute(),
  );
}

/** Resets some counters. */
export async function resetCounters(
  database: Database,
  counters: readonly Counter[],
): Promise<void> {
  if (counters.length === 0) return;
  const names = counters.map(({ name }) => name);
  await database.transact((tx) =>
    tx.deleteFrom("rate_counters").where("name", "in", names).execute(),
  );
}

/** Resets all counters of a subject's events of a kind. */
export async function resetCountersOf(tx: Tx, kind: string, subject: string): Promise<void> {
  const name = `${kind} ${hashed(subject)}`;
  await tx
    .deleteFrom("rate_counters")
    .where((of) => of.or([of("name", "=", name), of("name", "like", `${name} %`)]))
    .execute();
}
