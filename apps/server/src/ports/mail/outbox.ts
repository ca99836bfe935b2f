import { randomUUID } from "node:crypto";
import type { CodePurpose } from "@reagent/domain/one-time-code";
import type { ExpressionBuilder, Selectable } from "kysely";
import type { Database, Tx } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { Language } from "../../http/language.ts";
import { issueCode } from "../../sessions/one-time-code.ts";
import { codeMail } from "./mail-content.ts";
import type { Message } from "./mail.ts";
import { orderMail } from "./order-mail.ts";

/** How long a server that took a mail has to send it; then another server takes it. */
const LEASE_MS = 2 * 60 * 1000;

/** The longest wait before the next try. */
export const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** Whether a mail is due: its time has come, or is later than any wait allows, since the clock was set back. */
function isDue({ eb, or }: ExpressionBuilder<Schema, "outgoing_mails">, now: number) {
  return or([eb("next_at", "<=", now), eb("next_at", ">", now + 2 * LONGEST_WAIT_MS)]);
}

type OutgoingMail = Selectable<Schema["outgoing_mails"]>;

/** A mail that is to be sent now. */
export interface DueMail {
  readonly mail: OutgoingMail;
  readonly message: Message;
}

/**
 * Sends a code to an e-mail address, in lower case, after the transaction is committed. The customer is looked up when the mail is
 * written, so that a request takes as long for an unknown address, and the code is stored nowhere.
 */
export async function mailCode(
  tx: Tx,
  {
    purpose,
    email,
    language,
    now,
  }: {
    readonly purpose: CodePurpose;
    readonly email: string;
    readonly language: Language;
    readonly now: number;
  },
): Promise<void> {
  await enqueue(tx, { kind: purpose, recipient: email, language, now });
}

/** Sends the confirmation of an order, and of the one placed with it, after the transaction is committed. */
export async function mailOrder(
  tx: Tx,
  { orderId, language, now }: { orderId: string; language: Language; now: number },
): Promise<void> {
  await enqueue(tx, { kind: "order", recipient: "", subject: orderId, language, now });
}

async function enqueue(
  tx: Tx,
  {
    now,
    ...mail
  }: Pick<OutgoingMail, "kind" | "recipient" | "language"> & { subject?: string; now: number },
): Promise<void> {
  await tx
    .insertInto("outgoing_mails")
    .values({ id: randomUUID(), ...mail, attempts: 0, created_at: now, next_at: now })
    .execute();
}

/** Takes the mail that waits longest and writes it, leased for `LEASE_MS`; undefined where none is due. */
export function takeDueMail(
  database: Database,
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string },
): Promise<DueMail | undefined> {
  return database.transact(async (tx) => {
    for (;;) {
      const mail = await tx
        .selectFrom("outgoing_mails")
        .selectAll()
        .where((of) => isDue(of, now))
        .orderBy("next_at")
        .limit(1)
        .executeTakeFirst();
      if (!mail) {
        return undefined;
      }
      const message = await write(tx, mail, { now, publicUrl });
      if (message) {
        const leased = { attempts: mail.attempts + 1, next_at: now + LEASE_MS };
        await tx.updateTable("outgoing_mails").set(leased).where("id", "=", mail.id).execute();
        return { mail: { ...mail, ...leased }, message };
      }
      await tx.deleteFrom("outgoing_mails").where("id", "=", mail.id).execute();
    }
  });
}

/** The mail to send; undefined where its customer or order is deleted. */
function write(
  tx: Tx,
  mail: OutgoingMail,
  place: { readonly now: number; readonly publicUrl: string },
): Promise<Message | undefined> {
  const { kind, ...of } = mail;
  return kind === "order"
    ? writeOrder(tx, mail, place.publicUrl)
    : writeCode(tx, { ...of, kind }, place);
}

async function writeOrder(
  tx: Tx,
  { subject, language }: OutgoingMail,
  publicUrl: string,
): Promise<Message | undefined> {
  const orders = await tx
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.id", "orders.code", "orders.kind", "orders.amount", "customers.email"])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("orders.id", "=", subject),
        eb(
          "orders.id",
          "=",
          selectFrom("orders as one").select("one.related_order_id").where("one.id", "=", subject),
        ),
      ]),
    )
    .orderBy("orders.code")
    .execute();
  const [first] = orders;
  return first && { to: first.email, ...orderMail(orders, { language, publicUrl }) };
}

/** The mail with a new code; undefined for an unknown address. An account that is not active gets an activation code. */
async function writeCode(
  tx: Tx,
  mail: Omit<OutgoingMail, "kind"> & { readonly kind: CodePurpose },
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string },
): Promise<Message | undefined> {
  const customer = await tx
    .selectFrom("customers")
    .select(["id", "is_active"])
    .where("email", "=", mail.recipient)
    .executeTakeFirst();
  if (!customer || (customer.is_active === 1 && mail.kind === "activate")) {
    return undefined;
  }
  const purpose = customer.is_active === 1 ? mail.kind : "activate";
  const code = await issueCode(tx, { customerId: customer.id, purpose, now });
  const content = codeMail(purpose, { code, language: mail.language, publicUrl });
  return { to: mail.recipient, ...content };
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
