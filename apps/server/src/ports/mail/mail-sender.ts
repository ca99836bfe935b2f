import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../database/database.ts";
import { MailRefused } from "./mail.ts";
import type { MailTransport } from "./mail.ts";
import { isMailDue, LONGEST_WAIT_MS, postponeMail, strikeMail, takeDueMail } from "./outbox.ts";
import type { DueMail } from "./outbox.ts";

/** How often the outbox is looked into. */
const ROUND_MS = 1000;
/** Mails on their way at the same time. */
const LANES = 4;
const FIRST_WAIT_MS = 10_000;
/** A mail that could not leave within a day is given up: what it brings is out of date. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1000;

/** What the postman tells whoever runs the shop. */
export interface MailLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

interface Post {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  /** "https://shop.example": where links lead. */
  readonly publicUrl: string;
  readonly log: MailLog;
}

/** Sends every mail that is due. A mail that fails waits longer each time; one that was refused for good is logged and struck off. */
export async function deliverDue(post: Post, stopping?: AbortSignal): Promise<void> {
  if (await isMailDue(post.database, post.clock.now())) {
    const lanes = Array.from({ length: LANES }, () => deliverInTurn(post, stopping));
    // One that fails does not leave the others unheeded.
    const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
  }
}

async function deliverInTurn(post: Post, stopping?: AbortSignal): Promise<void> {
  const { database, clock, publicUrl } = post;
  while (stopping?.aborted !== true) {
    const due = await takeDueMail(database, { now: clock.now(), publicUrl });
    if (!due) {
      return;
    }
    await deliver(post, due);
  }
}

async function deliver({ database, clock, transport, log }: Post, { mail, message }: DueMail) {
  try {
    await transport.send(message);
  } catch (failure) {
    const now = clock.now();
    // Neither the address nor the mail, which holds a code.
    const facts = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, why: whyOf(failure) };
    if (!(failure instanceof MailRefused) && now - mail.created_at < GIVEN_UP_AFTER_MS) {
      log.warn(facts, "a mail could not be sent; it will be tried again");
      await postponeMail(database, mail.id, now + waitAfterFailure(mail.attempts));
      return;
    }
    log.error(facts, "a mail was given up");
  }
  await strikeMail(database, mail.id);
}

/** How long a mail waits after that many attempts: longer each time, up to an hour. */
export function waitAfterFailure(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 3 ** (attempts - 1));
}

/** The codes of a failure, which hold no personal data as its text may. */
function whyOf(failure: unknown): string {
  const cause = failure instanceof MailRefused ? failure.cause : failure;
  const { code, responseCode } = cause as { code?: unknown; responseCode?: unknown };
  const told = [code, responseCode].filter((of) => of !== undefined).map(String);
  return told.length > 0 ? told.join(" ") : "unknown";
}

/** Sends mails as they come up, until stopped; stopping waits for those under way. */
export function startMailSender(post: Post): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const work = async () => {
    while (!stopping.signal.aborted) {
      await deliverDue(post, stopping.signal).catch((failure: unknown) =>
        post.log.error({ why: whyOf(failure) }, "the outbox could not be looked into"),
      );
      await sleep(ROUND_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const ended = work();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
      post.transport.close();
    },
  };
}
