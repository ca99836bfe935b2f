import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** Something that is counted for a while. */
export interface Counter {
  readonly name: string;
  readonly windowMs: number;
}

/** The counter of what a subject does. It holds no e-mail or network address. */
export function counterOf(kind: string, subject: string, windowMs: number): Counter {
  const name = `${kind} ${createHash("sha256").update(subject).digest("hex")}`;
  return { name, windowMs };
}

/** A window that ends later than this began before the clock was set back; servers side by side differ by less. */
export const latestEnd = (windowMs: number, now: number): number => now + 2 * windowMs;

/** Counts once more, and tells how often each was counted since its window began. */
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

/** How often it was counted, without counting. */
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

/** Takes one count back from some, as if it had not been, and all counts from others. */
export async function takeBack(
  database: Database,
  some: readonly Counter[],
  all: readonly Counter[],
): Promise<void> {
  const named = (counters: readonly Counter[]) => counters.map(({ name }) => name);
  await database.transact(async (tx) => {
    await tx
      .updateTable("rate_counters")
      .set({ hits: sql<number>`hits - 1` })
      .where("name", "in", named(some))
      .where("hits", ">", 0)
      .execute();
    await tx.deleteFrom("rate_counters").where("name", "in", named(all)).execute();
  });
}
