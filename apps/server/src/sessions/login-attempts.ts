import { codes } from "@reagent/api/contract/envelope";
import type { Database } from "../database/database.ts";
import type { Services } from "../http/call.ts";
import type { Language } from "../http/language.ts";
import { callMessages } from "../http/messages.ts";
import { Refusal } from "../http/refusal.ts";
import { count, countedSoFar, counterOf, uncount } from "./rate-counters.ts";

const MINUTE_MS = 60 * 1000;
const QUARTER_MS = 15 * MINUTE_MS;
/** Wrong passwords in a minute from one network address; further ones are not checked. */
const WRONG_PER_MINUTE = 10;
/** Attempts without a delay: on one account, and from one network address, which many people may share. */
const FREE = { account: 5, address: 30 } as const;
const FIRST_WAIT_MS = 250;
/** Low on an account, so that its owner can still log in while others try to break in. */
const LONGEST_WAIT_MS = { account: 1000, address: 4000 } as const;

/** An attempt to log in with an e-mail address, from a network address. */
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
 * Counts an attempt to log in and delays it after too many. Refuses it where too many passwords from its network address were
 * wrong; an account is never locked (decisions, login error code).
 */
export async function admitAttempt(
  { database, clock }: Pick<Services, "database" | "clock">,
  attempt: Attempt,
  language: Language,
): Promise<void> {
  const { minute, address, account } = countersOf(attempt);
  const refusal = new Refusal(codes.tooMany, callMessages.tooMany[language]);
  // Checked before counting, so that a flood of attempts writes nothing.
  if ((await countedSoFar(database, minute, attempt.now)) >= WRONG_PER_MINUTE) throw refusal;
  const [inMinute = 0, fromAddress = 0, onAccount = 0] = await count(
    database,
    [minute, address, account],
    attempt.now,
  );
  if (inMinute > WRONG_PER_MINUTE) throw refusal;
  await clock.pause(
    Math.max(
      waitAfter(onAccount - FREE.account, LONGEST_WAIT_MS.account),
      waitAfter(fromAddress - FREE.address, LONGEST_WAIT_MS.address),
    ),
  );
}

/** Undoes the count of a successful attempt and resets the count of its account. */
export async function forgetAttempt(database: Database, attempt: Attempt): Promise<void> {
  const { minute, address, account } = countersOf(attempt);
  await uncount(database, [minute, address], [account]);
}

/** Each attempt beyond the free ones waits twice as long as the previous one, up to a limit. */
function waitAfter(attemptsTooMany: number, longest: number): number {
  return attemptsTooMany <= 0 ? 0 : Math.min(longest, FIRST_WAIT_MS * 2 ** (attemptsTooMany - 1));
}
