import type { Database } from "../database/database.ts";
import { count, countedSoFar, counterOf, takeBack } from "./counters.ts";

const MINUTE_MS = 60 * 1000;
const QUARTER_MS = 15 * MINUTE_MS;
/** Wrong passwords in a minute from one address; the next is not looked at. */
const WRONG_PER_MINUTE = 10;
/** Attempts that cost no wait: on one account, and from one address, which many people may share. */
const FREE = { account: 5, address: 30 } as const;
const FIRST_WAIT_MS = 250;
/** A customer whose account others try to get into waits no longer than this: they are not to be kept out. */
const LONGEST_WAIT_MS = { account: 1000, address: 4000 } as const;

/** Who tries to log in, and from where. */
interface Attempt {
  readonly email: string;
  readonly address: string;
  readonly now: number;
}

const countersOf = ({ email, address }: Attempt) => ({
  minute: counterOf("login minute", address, MINUTE_MS),
  address: counterOf("login address", address, QUARTER_MS),
  account: counterOf("login account", email, QUARTER_MS),
});

/**
 * Counts an attempt to log in and tells how long it has to wait, in milliseconds; undefined where too many from its address were
 * wrong. Nobody is ever locked out of an account (decisions, login error code).
 */
export async function admitAttempt(
  database: Database,
  attempt: Attempt,
): Promise<number | undefined> {
  const { minute, address, account } = countersOf(attempt);
  // Asked first, so that a flood writes nothing.
  if ((await countedSoFar(database, minute, attempt.now)) >= WRONG_PER_MINUTE) {
    return undefined;
  }
  const [inMinute = 0, fromAddress = 0, onAccount = 0] = await count(
    database,
    [minute, address, account],
    attempt.now,
  );
  if (inMinute > WRONG_PER_MINUTE) {
    return undefined;
  }
  return Math.max(
    waitAfter(onAccount - FREE.account, LONGEST_WAIT_MS.account),
    waitAfter(fromAddress - FREE.address, LONGEST_WAIT_MS.address),
  );
}

/** Forgets an attempt that was right, and the wrong ones on the account before it. */
export async function forgetAttempt(database: Database, attempt: Attempt): Promise<void> {
  const { minute, address, account } = countersOf(attempt);
  await takeBack(database, [minute, address], [account]);
}

/** Each attempt beyond the free ones waits twice as long as the one before, up to a limit. */
function waitAfter(attemptsTooMany: number, longest: number): number {
  return attemptsTooMany <= 0 ? 0 : Math.min(longest, FIRST_WAIT_MS * 2 ** (attemptsTooMany - 1));
}
