import type { Clock } from "../../basics/clock.ts";
import { startRepeating } from "../../basics/repeating.ts";
import type { Database } from "../../database/database.ts";
import type { Files } from "../files/files.ts";
import { MailRefused } from "./mail.ts";
import type { Attachment, MailTransport, Message, WrittenMail } from "./mail.ts";
import { deleteMail, isMailDue, LONGEST_WAIT_MS, postponeMail, takeDueMail } from "./outbox.ts";
import type { DueMail } from "./outbox.ts";

/** How often the outbox is polled. */
const INTERVAL_MS = 1000;
/** Mails that are sent at the same time. */
const LANES = 4;
const FIRST_WAIT_MS = 10_000;
/** A mail that could not be sent within a day is dropped: its code has expired. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1000;
/** Tries that take some hours: a clock that jumps ahead drops no mail. */
const FEWEST_TRIES = 10;

/** The server's log, as far as mails need it. */
export interface MailLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

interface MailSender {
  readonly database: Database;
  readonly files: Pick<Files, "read">;
  readonly clock: Clock;
  readonly transport: MailTransport;
  /** Origin of the links, "https://shop.example". */
  readonly publicUrl: string;
  readonly log: MailLog;
  /** Counts a mail that is given up. */
  readonly countGivenUp?: (() => void) | undefined;
}

/** Sends every mail that is due. A mail that fails waits longer each time; one that is refused permanently is logged and deleted. */
export async function sendDueMails(sender: MailSender, stopping?: AbortSignal): Promise<void> {
  if (await isMailDue(sender.database, sender.clock.now())) {
    const lanes = Array.from({ length: LANES }, () => sendInTurn(sender, stopping));
    // Wait for all lanes before reporting a failure of one.
    const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
  }
}

async function sendInTurn(sender: MailSender, stopping?: AbortSignal): Promise<void> {
  const { database, clock, publicUrl } = sender;
  while (stopping?.aborted !== true) {
    const due = await takeDueMail(database, { now: clock.now(), publicUrl });
    if (!due) {
      return;
    }
    await send(sender, due);
  }
}

async function send(
  { database, files, clock, transport, publicUrl, log, countGivenUp }: MailSender,
  { mail, message }: DueMail,
) {
  try {
    await transport.send(
      await withFiles(message, files),
      `<${mail.id}@${new URL(publicUrl).hostname}>`,
    );
  } catch (failure) {
    const now = clock.now();
    // Without the address and the text, which holds a code.
    const facts = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, why: whyOf(failure) };
    const isYoung = now - mail.created_at < GIVEN_UP_AFTER_MS || mail.attempts < FEWEST_TRIES;
    if (!(failure instanceof MailRefused) && isYoung) {
      log.warn(facts, "a mail could not be sent; it will be tried again");
      await postponeMail(database, mail.id, now + waitAfterFailure(mail.attempts));
      return;
    }
    log.error(facts, "a mail was given up");
    countGivenUp?.();
  }
  await deleteMail(database, mail.id);
}

/** The mail with its files; without one that the shop has no more. */
async function withFiles(
  { files: named = [], ...message }: WrittenMail,
  files: Pick<Files, "read">,
): Promise<Message> {
  const attachments: Attachment[] = [];
  for (const { fileName: filename, file } of named) {
    const bytes = await files.read(file);
    if (bytes)
      attachments.push({ filename, content: bytes.toString("base64"), encoding: "base64" });
  }
  return attachments.length > 0 ? { ...message, attachments } : message;
}

/** Milliseconds until the next try after that many attempts: three times as long each time, up to an hour. */
export function waitAfterFailure(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 3 ** (attempts - 1));
}

/** The codes of a failure; its text may hold personal data. */
function whyOf(failure: unknown): string {
  const cause = failure instanceof MailRefused ? failure.cause : failure;
  const { code, responseCode } = cause as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((each) => each !== undefined).map(String);
  return codes.length > 0 ? codes.join(" ") : "unknown";
}

/** Sends mails when they are due, until stopped; stopping waits for those that are being sent. */
export function startMailSender(sender: MailSender): { stop(): Promise<void> } {
  const sending = startRepeating((stopping) => sendDueMails(sender, stopping), {
    pauseMs: INTERVAL_MS,
    onFailure: (failure) =>
      sender.log.error({ why: whyOf(failure) }, "the outbox could not be read"),
  });
  return {
    stop: async () => {
      await sending.stop();
      sender.transport.close();
    },
  };
}
