import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** A count of events within a window of time. */
export interface Counter {
  readonly name: string;
  readonly windowMs: number;
}

/** The counter of a subject's events of a kind. Its name is a hash, so no e-mail or network address is stored. */
export function counterOf(kind: string, subject: string, windowMs: number): Counter {
  const name = `${kind} ${createHash("sha256").update(subject).digest("hex")}`;
  return { name, windowMs };
}

/** A window that ends later than this was started before the clock was set back; clocks of parallel servers differ by less. */
export const latestEnd = (windowMs: number, now: number): number => now + 2 * windowMs;

/** Counts one event on each counter. Returns the count of each since its window started. */
export async function count(
  database: Database,
  counters: readonly Counter[],
  now: number,
): Promise<readonly number[]> {
  const hits = await database.transact(async (tx) => {
    await tx.deleteFrom("rate_counters").where("resets_at", "<=", now).execute();
    for (const { name, windowMs } of counters) {
      await tx
        .deleteFrom("rate_counters")
        .where("name", "=", name)
        .where("resets_at", ">", latestEnd(windowMs, now))
        .execute();
    }
    const counted = await tx
      .insertInto("rate_counters")
      .values(counters.map(({ name, windowMs }) => ({ name, hits: 1, resets_at: now + windowMs })))
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet({ hits: sql<number>`rate_counters.hits + 1` }),
      )
      .returning(["name", "hits"])
      .execute();
    return new Map(counted.map((row) => [row.name, row.hits]));
  });
  return counters.map(({ name }) => hits.get(name) ?? 0);
}

/** The count of a counter, without counting. */
export async function countedSoFar(
  database: Database,
  { name, windowMs }: Counter,
  now: number,
): Promise<number> {
  const row = await database.read
    .selectFrom("rate_counters")
    .select("hits")
    .where("name", "=", name)
    .where("resets_at", ">", now)
    .where("resets_at", "<=", latestEnd(windowMs, now))
    .executeTakeFirst();
  return row?.hits ?? 0;
}

/** Undoes one event on some counters, and resets others. */
export async function uncount(
  database: Database,
  undone: readonly Counter[],
  reset: readonly Counter[],
): Promise<void> {
  const named = (counters: readonly Counter[]) => counters.map(({ name }) => name);
  await database.transact(async (tx) => {
    await tx
      .updateTable("rate_counters")
      .set({ hits: sql<number>`hits - 1` })
      .where("name", "in", named(undone))
      .where("hits", ">", 0)
      .execute();
    await tx.deleteFrom("rate_counters").where("name", "in", named(reset)).execute();
  });
}
