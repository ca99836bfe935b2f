import { sql } from "kysely";
import type { Clock } from "../basics/clock.ts";
import type { Database } from "../database/database.ts";
import { readFact, writeFact } from "../database/facts.ts";

const MINUTE_MS = 60 * 1000;
/** A clock that is further ahead than this has jumped. */
const MOST_AHEAD_MS = 5 * MINUTE_MS;
/** How long a clock must run steadily after a jump until it is believed again. */
const DOUBTED_FOR_MS = 60 * MINUTE_MS;
const STORED_EVERY_MS = MINUTE_MS;

interface Watched {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: { warn(facts: object, message: string): void };
}

/**
 * Whether the server's clock is believed, for what ends by itself when its time has come. A clock that jumps ahead is not, until it has
 * run steadily for an hour. A jump shows by a clock that is never set; at a start, by the time that was stored last and by PostgreSQL's.
 */
export class ClockWatch {
  readonly #watched: Watched;
  readonly #steady: () => number;
  /** By how much the clock is ahead of the steady one; undefined before the first look. */
  #offset: number | undefined;
  /** By the steady clock. */
  #doubtedSince: number | undefined;
  #storedAt = Number.NEGATIVE_INFINITY;

  /** @param steady Milliseconds of a clock that is never set. */
  constructor(watched: Watched, steady: () => number = () => performance.now()) {
    this.#watched = watched;
    this.#steady = steady;
  }

  /** Compares the clocks, and stores the time where it is believed. */
  async isBelieved(): Promise<boolean> {
    const { database, clock, log } = this.#watched;
    const expected =
      this.#offset === undefined ? await knownTime(database) : this.#offset + this.#steady();
    const now = clock.now();
    const steady = this.#steady();
    this.#offset = now - steady;
    if (now - expected > MOST_AHEAD_MS) {
      this.#doubtedSince = steady;
      const minutes = Math.round((now - expected) / MINUTE_MS);
      log.warn({ minutes }, "the clock has jumped ahead: nothing lapses or is swept for an hour");
    }
    if (this.#doubtedSince !== undefined) {
      if (steady - this.#doubtedSince < DOUBTED_FOR_MS) return false;
      this.#doubtedSince = undefined;
    }
    if (steady - this.#storedAt >= STORED_EVERY_MS) {
      this.#storedAt = steady;
      await database.transact((tx) => writeFact(tx, "clock_seen", String(now)));
    }
    return true;
  }
}

/** The earliest time that is known beside the server's clock; infinite where none is. */
async function knownTime(database: Database): Promise<number> {
  const stored = await readFact(database.read, "clock_seen");
  const times = [stored === undefined ? Number.POSITIVE_INFINITY : Number(stored)];
  if (database.kind === "postgres") {
    const { rows } = await sql<{ now: string }>`
      select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now
    `.execute(database.read);
    times.push(...rows.map(({ now }) => Number(now)));
  }
  return Math.min(...times);
}
