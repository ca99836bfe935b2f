import type { ExpressionBuilder } from "kysely";
import type { Database, Tx } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import { writeApiToken } from "./api-token-mail.ts";
import { writeBatchNotice } from "./batch-notice-mail.ts";
import { writeCode } from "./code-mail.ts";
import type { MailOf, OutgoingMail, WrittenAt } from "./enqueue.ts";
import { writeEnquiry } from "./enquiry-mail.ts";
import { writeEvent } from "./event-mail.ts";
import { writeFiling } from "./filing-mail.ts";
import { writeGifts } from "./gift-mail.ts";
import { writeInvoice } from "./invoice-mail.ts";
import type { WrittenMail } from "./mail.ts";
import { writeOrder } from "./order-mail.ts";
import { writePaperDecision } from "./paper-award-mail.ts";
import { writeSheet } from "./sheet-mail.ts";
import { writeStockAlert } from "./stock-alert-mail.ts";

/** How long a server that took a mail has to send it; then another server takes it. */
const LEASE_MS = 2 * 60 * 1000;

/** The longest wait before the next try. */
export const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** Whether a mail is due: its time has come, or is later than any wait allows, since the clock was set back. */
function isDue({ eb, or }: ExpressionBuilder<Schema, "outgoing_mails">, now: number) {
  return or([eb("next_at", "<=", now), eb("next_at", ">", now + 2 * LONGEST_WAIT_MS)]);
}

/** Writes a mail; undefined where its subject no longer exists, or the customer no longer wants it. */
type Write<Kind extends OutgoingMail["kind"]> = (
  tx: Tx,
  mail: MailOf<Kind>,
  at: WrittenAt,
) => Promise<WrittenMail | undefined>;

const writeOf: { readonly [Kind in OutgoingMail["kind"]]: Write<Kind> } = {
  activate: writeCode,
  reset: writeCode,
  order: writeOrder,
  transfer: writeOrder,
  "transfer-reminder": writeOrder,
  paid: writeOrder,
  cancelled: writeOrder,
  lapsed: writeOrder,
  invoice: writeInvoice,
  shipped: writeEvent,
  "parcel-corrected": writeEvent,
  delivered: writeEvent,
  "shipment-undone": writeEvent,
  refunded: writeEvent,
  "payment-returned": writeEvent,
  "payment-return-failed": writeEvent,
  "return-approved": writeEvent,
  "return-refused": writeEvent,
  "enquiry-received": writeEnquiry,
  "enquiry-answered": writeEnquiry,
  "gift-paid": writeGifts,
  "gift-shipped": writeGifts,
  "gift-cancelled": writeGifts,
  "gift-lapsed": writeGifts,
  filing: writeFiling,
  paper: writePaperDecision,
  "in-stock": writeStockAlert,
  "sheet-revised": writeSheet,
  "batch-notice": writeBatchNotice,
  "api-token": writeApiToken,
};

/** A mail that is to be sent now. */
export interface DueMail {
  readonly mail: OutgoingMail;
  readonly message: WrittenMail;
}

/** Takes the mail that waits longest and writes it, leased for `LEASE_MS`; undefined where none is due. */
export function takeDueMail(database: Database, at: WrittenAt): Promise<DueMail | undefined> {
  const { now } = at;
  return database.transact(async (tx) => {
    for (;;) {
      const mail = await tx
        .selectFrom("outgoing_mails")
        .selectAll()
        .where((of) => isDue(of, now))
        .orderBy("next_at")
        .limit(1)
        // Senders of several servers take different ones. The embedded database has one writer.
        .$if(database.kind === "postgres", (due) => due.forUpdate().skipLocked())
        .executeTakeFirst();
      if (!mail) {
        return undefined;
      }
      // The compiler does not see that the mail is of the writer's kind.
      const message = await writeOf[mail.kind](tx, mail as never, at);
      if (message) {
        const leased = { attempts: mail.attempts + 1, next_at: now + LEASE_MS };
        await tx.updateTable("outgoing_mails").set(leased).where("id", "=", mail.id).execute();
        return { mail: { ...mail, ...leased }, message };
      }
      await tx.deleteFrom("outgoing_mails").where("id", "=", mail.id).execute();
    }
  });
}

/** Deletes a mail that was sent or was dropped. */
export async function deleteMail(database: Database, id: string): Promise<void> {
  await database.transact((tx) => tx.deleteFrom("outgoing_mails").where("id", "=", id).execute());
}

/** Schedules a mail's next try. */
export async function postponeMail(database: Database, id: string, until: number): Promise<void> {
  await database.transact((tx) =>
    tx.updateTable("outgoing_mails").set({ next_at: until }).where("id", "=", id).execute(),
  );
}

/** How many mails wait, and since when the oldest does, in epoch milliseconds. */
export async function waitingMails(
  database: Database,
): Promise<{ readonly count: number; readonly since: number | null }> {
  const { count, since } = await database.read
    .selectFrom("outgoing_mails")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("since")])
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
}

/** Whether any mail is due, without a transaction. */
export async function isMailDue(database: Database, now: number): Promise<boolean> {
  const row = await database.read
    .selectFrom("outgoing_mails")
    .select("id")
    .where((of) => isDue(of, now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
