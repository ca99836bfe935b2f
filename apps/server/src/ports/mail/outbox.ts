import { randomUUID } from "node:crypto";
import type { CodePurpose } from "@reagent/domain/one-time-code";
import type { ExpressionBuilder, Selectable } from "kysely";
import type { Database, Tx } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { Language } from "../../http/language.ts";
import { issueCode } from "../../sessions/one-time-code.ts";
import { letterWithCode } from "./letters.ts";
import type { Message } from "./mail.ts";
import { letterOfOrder } from "./order-letter.ts";

/** How long a mail under way is left alone before it counts as lost with the server that had it. */
const LEASE_MS = 2 * 60 * 1000;

/** The longest that a mail waits for its next try. */
export const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** Whether a mail is due: its time has come, or lies far beyond any wait, as after the clock was set back. */
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
 * Sends a code to an e-mail address, in lower case, after the transaction is committed. Whose address it is, is looked up when the
 * mail is written: asking costs the same for one that nobody has, and the code stands nowhere but in the mail.
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
  await post(tx, { kind: purpose, recipient: email, language, now });
}

/** Confirms an order, and the one placed with it, to its customer after the transaction is committed. */
export async function mailOrder(
  tx: Tx,
  { orderId, language, now }: { orderId: string; language: Language; now: number },
): Promise<void> {
  await post(tx, { kind: "order", recipient: "", subject: orderId, language, now });
}

async function post(
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

/** Takes the mail that waits longest and writes it; undefined where none is due. Nobody else takes it for a while. */
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
        const taken = { attempts: mail.attempts + 1, next_at: now + LEASE_MS };
        await tx.updateTable("outgoing_mails").set(taken).where("id", "=", mail.id).execute();
        return { mail: { ...mail, ...taken }, message };
      }
      await tx.deleteFrom("outgoing_mails").where("id", "=", mail.id).execute();
    }
  });
}

/** What a mail says, which nobody is told whose subject is gone. */
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
  return first && { to: first.email, ...letterOfOrder(orders, { language, publicUrl }) };
}

/** The mail with a new code; undefined where nobody has the address. Somebody who is not active yet gets to activate first. */
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
  const letter = letterWithCode(purpose, { code, language: mail.language, publicUrl });
  return { to: mail.recipient, ...letter };
}

/** Strikes a mail off: it has left, or never will. */
export async function strikeMail(database: Database, id: string): Promise<void> {
  await database.transact((tx) => tx.deleteFrom("outgoing_mails").where("id", "=", id).execute());
}

/** Lets a mail wait for its next try. */
export async function postponeMail(database: Database, id: string, until: number): Promise<void> {
  await database.transact((tx) =>
    tx.updateTable("outgoing_mails").set({ next_at: until }).where("id", "=", id).execute(),
  );
}

/** How many mails have not left yet, and since when the oldest waits, in epoch milliseconds. */
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
