import { codes } from "@reagent/api/contract/envelope";
import { mailMessages } from "@reagent/api/messages/mail";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Tx } from "../../database/database.ts";
import { countIn, type Counter, counterOf, resetCountersOf } from "../../sessions/rate-counters.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Mails that strangers can have sent: those with codes together, and confirmations together. */
const LIMITS = [
  { windowMs: HOUR_MS, most: 5 },
  { windowMs: 24 * HOUR_MS, most: 20 },
];

const requestKind = "mail request";
/** Counted apart: by confirmations, strangers could keep a mailbox from its codes. */
const mailboxKinds = { code: "mail to", confirmation: "confirmation to" } as const;

/** The mailbox of an e-mail address in lower case: many providers ignore what follows a + and the dots before the @. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at).replace(/\+.*$/u, "").replaceAll(".", "");
  return `${name}${email.slice(at)}`;
}

const countersOf = (kind: string, subject: string): Counter[] =>
  LIMITS.map(({ windowMs }) => counterOf(kind, subject, windowMs, String(windowMs)));

async function isBeyond(tx: Tx, counters: readonly Counter[], now: number): Promise<boolean> {
  const hits = await countIn(tx, counters, now);
  return LIMITS.some(({ most }, index) => (hits[index] ?? 0) > most);
}

/**
 * Counts a request for a mail to an address, in lower case, whether it is known or not. Refuses too many. It must not be called for
 * a request that sends nothing for a known address, or strangers could keep customers from their mails.
 */
export async function admitMailRequest(
  tx: Tx,
  { email, language, now }: { email: string; language: Language; now: number },
): Promise<void> {
  if (await isBeyond(tx, countersOf(requestKind, email), now)) {
    throw new Refusal(codes.tooMany, mailMessages.tooMany[language]);
  }
}

/** Counts a mail of a kind to the mailbox of an address, in lower case. Returns whether it may be sent. */
export async function admitMail(
  tx: Tx,
  kind: keyof typeof mailboxKinds,
  { email, now }: { email: string; now: number },
): Promise<boolean> {
  return !(await isBeyond(tx, countersOf(mailboxKinds[kind], mailboxOf(email)), now));
}

/** Resets the limits of an address: its owner has used the code of a mail. */
export async function forgetMails(tx: Tx, email: string): Promise<void> {
  await resetCountersOf(tx, requestKind, email);
  await resetCountersOf(tx, mailboxKinds.code, mailboxOf(email));
}
