import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { TransactOptions, Tx } from "./database.ts";
import { isCollision } from "./failure.ts";
import type { Schema } from "./schema.ts";

const TIMEOUT_MS = 5000;
/** How long a load of the catalogue waits for other writers, in milliseconds. */
export const LOAD_TIMEOUT_MS = 60_000;
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 200;

/** A transaction could not complete in time; answered with HTTP 503. */
export class DatabaseBusy extends Error {
  constructor(cause: unknown) {
    super("The database is busy: a transaction kept colliding with others until its deadline.", {
      cause,
    });
    this.name = "DatabaseBusy";
  }
}

/** Runs work in a serialisable transaction, and repeats it while it collides with others, until the deadline. */
export async function transactOn<Result>(
  database: Kysely<Schema>,
  work: (tx: Tx) => Promise<Result>,
  { timeoutMs = TIMEOUT_MS }: TransactOptions = {},
): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await database.transaction().setIsolationLevel("serializable").execute(work);
    } catch (failure) {
      if (!isCollision(failure)) {
        throw failure;
      }
      const pause =
        Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + Math.random());
      if (performance.now() + pause > deadline) {
        throw new DatabaseBusy(failure);
      }
      await sleep(pause);
    }
  }
}
