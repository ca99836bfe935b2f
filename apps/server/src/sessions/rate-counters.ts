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

/** How often an event was counted in its window, and when that ends. */
export interface Counted {
  readonly hits: number;
  readonly endsAt: number;
}

/** A window that ends later than this was started before the clock was set back; clocks of parallel servers differ by less. */
const latestEnd = (windowMs: number, now: number): number => now + 2 * windowMs;

/** Counts one event on each counter. Returns the count of each since its window started. */
export function count(
  database: Database,
  counters: readonly Counter[],
  now: number,
): Promise<readonly number[]> {
  return database.transact((tx) => countIn(tx, counters, now));
}

/** The same within a transaction, which also deletes counters whose window is over. */
export async function countIn(
  tx: Tx,
  counters: readonly Counter[],
  now: number,
): Promise<readonly number[]> {
  await tx.deleteFrom("rate_counters").where("resets_at", "<=", now).execute();
  return (await countNow(tx, counters, now)).map(({ hits }) => hits);
}

/** Counts one event on each counter with a single statement, which needs no transaction. */
export async function countNow(
  on: Pick<Tx, "insertInto">,
  counters: readonly Counter[],
  now: number,
): Promise<readonly Counted[]> {
  // A counter that is given twice counts once.
  const windows = new Map(counters.map(({ name, windowMs }) => [name, windowMs]));
  const endsAt = sql.ref("rate_counters.resets_at");
  const newEnd = sql.ref("excluded.resets_at");
  // The new end is one window from now, and the latest one two.
  const isOver = sql<boolean>`(${endsAt} <= ${now} or ${endsAt} > 2 * ${newEnd} - ${now})`;
  const rows = await on
    .insertInto("rate_counters")
    .values([...windows].map(([name, windowMs]) => ({ name, hits: 1, resets_at: now + windowMs })))
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        hits: sql<number>`case when ${isOver} then 1 else rate_counters.hits + 1 end`,
        resets_at: sql<number>`case when ${isOver} then ${newEnd} else ${endsAt} end`,
      }),
    )
    .returning(["name", "hits", "resets_at"])
    .execute();
  const counted = new Map(rows.map((row) => [row.name, row]));
  return counters.map(({ name }) => {
    const row = counted.get(name);
    return { hits: row?.hits ?? 0, endsAt: row?.resets_at ?? now };
  });
}

/** Counters in the memory of this process, which all have one window: what is counted too often for a row in the database. */
export class CountersInMemory {
  readonly #windowMs: number;
  readonly #hits = new Map<string, number>();
  #endsAt = 0;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** Counts one event in the current window, or in a new one where it is over. */
  count(name: string, now: number): Counted {
    if (now >= this.#endsAt || this.#endsAt > latestEnd(this.#windowMs, now)) {
      this.#hits.clear();
      this.#endsAt = now + this.#windowMs;
    }
    const hits = (this.#hits.get(name) ?? 0) + 1;
    this.#hits.set(name, hits);
    return { hits, endsAt: this.#endsAt };
  }
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
