import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** How long attempts are remembered, in milliseconds. */
const WINDOW_MS = 15 * 60 * 1000;
/** Attempts that cost no wait: on one account, and from one address, which many people may share. */
const FREE = { account: 5, address: 30 } as const;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4000;

/** Counts an attempt to log in and tells how long it has to wait, in milliseconds. Nobody is ever locked out (decisions, login error code). */
export async function waitOfAttempt(
  database: Database,
  { email, address, now }: { email: string; address: string; now: number },
): Promise<number> {
  const [account, place] = [counterName("account", email), counterName("address", address)];
  const hits = await database.transact(async (tx) => {
    await tx.deleteFrom("rate_counters").where("resets_at", "<=", now).execute();
    const counted = await tx
      .insertInto("rate_counters")
      .values([account, place].map((name) => ({ name, hits: 1, resets_at: now + WINDOW_MS })))
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet({ hits: sql<number>`rate_counters.hits + 1` }),
      )
      .returning(["name", "hits"])
      .execute();
    return new Map(counted.map((row) => [row.name, row.hits]));
  });
  return Math.max(
    waitAfter((hits.get(account) ?? 0) - FREE.account),
    waitAfter((hits.get(place) ?? 0) - FREE.address),
  );
}

/** Forgets the attempts on an account after its customer logged in. */
export async function forgetAttempts(database: Database, email: string): Promise<void> {
  await database.transact((tx) =>
    tx.deleteFrom("rate_counters").where("name", "=", counterName("account", email)).execute(),
  );
}

/** Each attempt beyond the free ones waits twice as long as the one before, up to a limit. */
export function waitAfter(attemptsTooMany: number): number {
  return attemptsTooMany <= 0
    ? 0
    : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attemptsTooMany - 1));
}

/** Counters hold no e-mail or network address. */
function counterName(kind: string, subject: string): string {
  return `login ${kind} ${createHash("sha256").update(subject).digest("hex")}`;
}
