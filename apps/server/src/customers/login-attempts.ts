import { codes } from "@reagent/api/contract/envelope";
import { passwordMessages } from "@reagent/api/messages/password";
import type { Language } from "../basics/language.ts";
import { Refusal } from "../basics/refusal.ts";
import type { Services } from "../calls/call.ts";
import type { Tx } from "../database/database.ts";
import { inTurn } from "../sessions/in-turn.ts";
import { isKnownBrowser } from "../sessions/known-browsers.ts";
import {
  count,
  type Counter,
  counterOf,
  countsOf,
  resetCounters,
  resetCountersOf,
} from "../sessions/rate-counters.ts";

const QUARTER_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_WAIT_MS = 250;

/** An attempt to prove knowledge of an account's password. */
export interface Attempt {
  /** In lower case. */
  readonly email: string;
  /** The network of the caller. */
  readonly network: string;
  readonly deviceId: string;
  readonly now: number;
}

/** What follows from wrong passwords that were counted. */
interface Limit {
  readonly counter: Counter;
  /** Wrong passwords within the counter's window; further attempts are refused. */
  readonly most?: number;
  /** Wrong passwords without a delay, and the longest delay. */
  readonly free?: number;
  readonly longestWaitMs?: number;
  /** Whether a right password resets the counter. */
  readonly isResetByRight: boolean;
}

const accountKind = "login account";

/**
 * The limits of wrong passwords. They are counted for the account and the network together, so that no customer is refused because of a
 * neighbour or of a stranger elsewhere. Limits of the account and of the network alone stop guesses from many networks, and on many
 * accounts; they do not refuse a browser that the customer has used, which has a limit of its own (decisions, login error code).
 */
function limitsOf({ email, network, deviceId }: Attempt, isKnown: boolean): readonly Limit[] {
  const ofAccount = (what: string, windowMs: number) =>
    counterOf(accountKind, email, windowMs, what);
  const ofNetwork = counterOf("login network", network, QUARTER_MS);
  return [
    {
      counter: counterOf(accountKind, email, QUARTER_MS, "network", network),
      most: 10,
      isResetByRight: true,
    },
    {
      counter: ofAccount("lately", QUARTER_MS),
      free: 5,
      longestWaitMs: 1000,
      isResetByRight: true,
    },
    { counter: ofNetwork, free: 30, longestWaitMs: 4000, isResetByRight: false },
    ...(isKnown
      ? [
          {
            counter: counterOf(accountKind, email, QUARTER_MS, "browser", deviceId),
            most: 10,
            isResetByRight: true,
          },
        ]
      : [
          { counter: ofAccount("of a day", DAY_MS), most: 100, isResetByRight: false },
          { counter: ofNetwork, most: 100, isResetByRight: false },
        ]),
  ];
}

/**
 * Whether a password is right, by `check`, within the limits of wrong passwords; only wrong ones count. Attempts from one network on
 * one account are checked in turn, so that no more guesses are checked at once than one after the other. Refuses an attempt beyond
 * the limits.
 */
export async function checkPassword(
  { database, clock }: Pick<Services, "database" | "clock">,
  attempt: Attempt,
  { language, check }: { readonly language: Language; check(): Promise<boolean> },
): Promise<boolean> {
  const { email, network, deviceId, now } = attempt;
  const isKnown = await isKnownBrowser(database.read, { email, deviceId, now });
  const limits = limitsOf(attempt, isKnown);
  const counters = limits.map(({ counter }) => counter);
  const refuseBeyond = (counts: readonly number[], allowance: number) => {
    if (limits.some(({ most = Infinity }, index) => (counts[index] ?? 0) > most - allowance)) {
      throw new Refusal(codes.tooMany, passwordMessages.tooManyWrong[language]);
    }
  };
  return inTurn(`${email} ${network}`, async () => {
    const before = await countsOf(database, counters, now);
    refuseBeyond(before, 1);
    await clock.pause(
      Math.max(...limits.map((limit, index) => waitAfter(before[index] ?? 0, limit))),
    );
    if (await check()) {
      // Guesses from other networks may have been counted meanwhile.
      const after = await countsOf(database, counters, now);
      refuseBeyond(after, 1);
      const counted = limits.filter((of, index) => of.isResetByRight && (after[index] ?? 0) > 0);
      await resetCounters(
        database,
        counted.map(({ counter }) => counter),
      );
      return true;
    }
    refuseBeyond(await count(database, counters, now), 0);
    return false;
  });
}

/** Resets all counters of an account: its customer has proved to read its mails. */
export async function forgiveWrongPasswords(tx: Tx, email: string): Promise<void> {
  await resetCountersOf(tx, accountKind, email);
}

/** Each attempt beyond the free ones waits twice as long as the previous one, up to a limit. */
function waitAfter(wrong: number, { free = Infinity, longestWaitMs = 0 }: Limit): number {
  return wrong < free ? 0 : Math.min(longestWaitMs, FIRST_WAIT_MS * 2 ** (wrong - free));
}
