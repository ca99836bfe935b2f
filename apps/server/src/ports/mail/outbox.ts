import { randomUUID } from "node:crypto";
import { REVIEWED_FILINGS, type ReviewedFiling } from "@reagent/domain/filing";
import type { CodePurpose } from "@reagent/domain/one-time-code";
import type { ExpressionBuilder, Selectable } from "kysely";
import type { GoodsKey } from "../../areas/stock-alert/goods.ts";
import type { Database, Tx } from "../../database/database.ts";
import type { EnquiryMailKind } from "../../database/schema-customer.ts";
import type { GiftMailKind } from "../../database/schema-orchard.ts";
import type { MailedEvent, OrderMailKind } from "../../database/schema-order.ts";
import type { Schema } from "../../database/schema.ts";
import type { Language } from "../../http/language.ts";
import { issueCode } from "../../sessions/one-time-code.ts";
import { enquiryMail, quoteOf } from "./enquiry-mail.ts";
import { filingMail } from "./filing-mail.ts";
import { giftMail } from "./gift-mail.ts";
import { codeMail } from "./mail-content.ts";
import { admitMail } from "./mail-limits.ts";
import type { Message } from "./mail.ts";
import { eventMail, orderMail } from "./order-mail.ts";
import { paperAwardMail } from "./paper-award-mail.ts";
import { writeStockAlert } from "./stock-alert-mail.ts";

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

/** Sends a mail about an order, and about the one placed with it, after the transaction is committed. */
export async function mailOrder(
  tx: Tx,
  {
    kind,
    orderId,
    language,
    now,
  }: { kind: OrderMailKind; orderId: string; language: Language; now: number },
): Promise<void> {
  await enqueue(tx, { kind, recipient: "", subject: orderId, language, now });
}

/**
 * Sends a mail about an event of an order after the transaction is committed, unless its customer has switched these mails off. It is
 * in the language of the order.
 */
export async function mailEvent(
  tx: Tx,
  {
    kind,
    orderId,
    position,
    now,
  }: { kind: MailedEvent; orderId: string; position: number; now: number },
): Promise<void> {
  const order = await tx
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.language", "customers.gets_order_mails"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (order.gets_order_mails === 0) return;
  const { language } = order;
  await enqueue(tx, { kind, recipient: "", subject: `${orderId} ${position}`, language, now });
}

/**
 * Sends a mail about a gift order after the transaction is committed, in the language of the order; nothing where its customer has
 * switched these mails off.
 */
export async function mailGifts(
  tx: Tx,
  { kind, orderId, now }: { kind: GiftMailKind; orderId: string; now: number },
): Promise<void> {
  const order = await mailedGifts(tx, kind, orderId);
  if (!order) return;
  const { language } = order;
  await enqueue(tx, { kind, recipient: "", subject: orderId, language, now });
}

/** Sends a mail about the decision on a filing, after the transaction is committed. */
export async function mailFiling(
  tx: Tx,
  { customerId, filing, now }: { customerId: string; filing: ReviewedFiling; now: number },
): Promise<void> {
  const decided = await decisionOn(tx, customerId, filing);
  if (!decided) return;
  const { language } = decided;
  await enqueue(tx, { kind: "filing", recipient: customerId, subject: filing, language, now });
}

/** Sends a mail about an enquiry, after the transaction is committed. */
export async function mailEnquiry(
  tx: Tx,
  {
    kind,
    enquiryId,
    language,
    now,
  }: { kind: EnquiryMailKind; enquiryId: string; language: Language; now: number },
): Promise<void> {
  await enqueue(tx, { kind, recipient: "", subject: enquiryId, language, now });
}

/** Sends a mail about a decided application for the paper award, after the transaction is committed. */
export async function mailPaperDecision(
  tx: Tx,
  { applicationId, language, now }: { applicationId: string; language: Language; now: number },
): Promise<void> {
  await enqueue(tx, { kind: "paper", recipient: "", subject: applicationId, language, now });
}

/** Sends a mail that goods are in stock again, after the transaction is committed. */
export async function mailStockAlert(
  tx: Tx,
  {
    customerId,
    kind,
    productCode,
    language,
    now,
  }: GoodsKey & { customerId: string; language: Language; now: number },
): Promise<void> {
  const subject = `${kind} ${productCode}`;
  await enqueue(tx, { kind: "in-stock", recipient: customerId, subject, language, now });
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

/** The mail to send; undefined where its customer, order, filing, enquiry or stock alert is not there any more. */
function write(
  tx: Tx,
  mail: OutgoingMail,
  place: { readonly now: number; readonly publicUrl: string },
): Promise<Message | undefined> {
  const { kind, ...of } = mail;
  switch (kind) {
    case "filing":
      return writeFiling(tx, of, place.publicUrl);
    case "paper":
      return writePaperDecision(tx, of, place.publicUrl);
    case "in-stock":
      return writeStockAlert(
        tx,
        { customerId: of.recipient, subject: of.subject },
        { language: of.language, publicUrl: place.publicUrl },
      );
    case "enquiry-received":
    case "enquiry-answered":
      return writeEnquiry(tx, { ...of, kind }, place);
    case "order":
    case "lapsed":
      return writeOrder(tx, { ...of, kind }, place.publicUrl);
    case "gift-paid":
    case "gift-shipped":
    case "gift-cancelled":
      return writeGifts(tx, { ...of, kind }, place.publicUrl);
    case "shipped":
    case "refunded":
    case "return-approved":
    case "return-refused":
      return writeEvent(tx, { ...of, kind }, place.publicUrl);
    case "activate":
    case "reset":
      return writeCode(tx, { ...of, kind }, place);
  }
}

/** The mail about a filing; undefined where it was submitted anew in the meantime. */
async function writeFiling(
  tx: Tx,
  { recipient: customerId, subject, language }: Omit<OutgoingMail, "kind">,
  publicUrl: string,
): Promise<Message | undefined> {
  const filing = REVIEWED_FILINGS.find((each) => each === subject);
  const decided = filing && (await decisionOn(tx, customerId, filing));
  if (!decided || decided.state === "pending") return undefined;
  const { email, state, refusal } = decided;
  return { to: email, ...filingMail(filing, { state, refusal }, { language, publicUrl }) };
}

/** The mail about a decided application; undefined where it is not there any more. */
async function writePaperDecision(
  tx: Tx,
  { subject, language }: Omit<OutgoingMail, "kind">,
  publicUrl: string,
): Promise<Message | undefined> {
  const row = await tx
    .selectFrom("paper_applications as paper")
    .innerJoin("customers", "customers.id", "paper.customer_id")
    .select(["email", "title", "state", "refusal"])
    .where("paper.id", "=", subject)
    .executeTakeFirst();
  if (!row || row.state === "pending") return undefined;
  const { email, state, ...of } = row;
  return { to: email, ...paperAwardMail({ ...of, state }, { language, publicUrl }) };
}

/** A filing's state, its customer's address, and the language that it was submitted in. */
async function decisionOn(tx: Tx, customerId: string, filing: ReviewedFiling) {
  if (filing === "university") {
    return tx
      .selectFrom("university_filings as filed")
      .innerJoin("customers", "customers.id", "filed.customer_id")
      .select(["customers.email", "filed.state", "filed.refusal", "filed.language"])
      .where("filed.customer_id", "=", customerId)
      .executeTakeFirst();
  }
  return tx
    .selectFrom("precursor_filings as filed")
    .innerJoin("customers", "customers.id", "filed.customer_id")
    .select(["customers.email", "filed.state", "filed.refusal", "filed.language"])
    .where("filed.customer_id", "=", customerId)
    .where("filed.precursor", "=", filing)
    .executeTakeFirst();
}

/** The mail about an enquiry; undefined for a confirmation beyond the limit of its mailbox. */
async function writeEnquiry(
  tx: Tx,
  mail: Omit<OutgoingMail, "kind"> & { readonly kind: EnquiryMailKind },
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string },
): Promise<Message | undefined> {
  const enquiry = await tx
    .selectFrom("enquiries")
    .leftJoin("quotes", "quotes.enquiry_id", "enquiries.id")
    .select(["enquiries.id", "kind", "email", "answer"])
    .select(["product_code", "price", "quantity", "last_day"])
    .where("enquiries.id", "=", mail.subject)
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const { email } = enquiry;
  const isLimited = mail.kind === "enquiry-received" && mail.attempts === 0;
  if (isLimited && !(await admitMail(tx, { email: email.toLowerCase(), now }))) return undefined;
  const place = { language: mail.language, publicUrl };
  return { to: email, ...enquiryMail(mail.kind, { ...enquiry, quote: quoteOf(enquiry) }, place) };
}

async function writeOrder(
  tx: Tx,
  { kind, subject, language }: Omit<OutgoingMail, "kind"> & { readonly kind: OrderMailKind },
  publicUrl: string,
): Promise<Message | undefined> {
  const orders = await tx
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select([
      "orders.id",
      "orders.code",
      "orders.kind",
      "orders.amount",
      "orders.pay_by",
      "customers.email",
    ])
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
  return first && { to: first.email, ...orderMail(kind, orders, { language, publicUrl }) };
}

/** The mail about an event of an order; undefined where its customer has switched these mails off in the meantime. */
async function writeEvent(
  tx: Tx,
  { kind, subject, language }: Omit<OutgoingMail, "kind"> & { readonly kind: MailedEvent },
  publicUrl: string,
): Promise<Message | undefined> {
  const [orderId = "", position = ""] = subject.split(" ");
  const row = await tx
    .selectFrom("order_events")
    .innerJoin("orders", "orders.id", "order_events.order_id")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.id", "orders.code", "orders.kind", "order_events.detail", "customers.email"])
    .where("order_events.order_id", "=", orderId)
    .where("order_events.position", "=", Number(position))
    .where("customers.gets_order_mails", "=", 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const detail = JSON.parse(row.detail) as Readonly<Record<string, string>>;
  return { to: row.email, ...eventMail(kind, row, detail, { language, publicUrl }) };
}

/** The mail about a gift order; undefined where its customer has switched these mails off in the meantime. */
async function writeGifts(
  tx: Tx,
  { kind, subject, language }: Omit<OutgoingMail, "kind"> & { readonly kind: GiftMailKind },
  publicUrl: string,
): Promise<Message | undefined> {
  const order = await mailedGifts(tx, kind, subject);
  if (!order) return undefined;
  const mailed = {
    id: order.id,
    code: order.code,
    amount: order.amount,
    isPaid: order.paid_at !== null,
    expressCompany: order.express_company,
    expressNumber: order.express_number,
  };
  return { to: order.email, ...giftMail(kind, mailed, { language, publicUrl }) };
}

/** A gift order with its customer's address; undefined where the customer has switched off mails of this kind. */
async function mailedGifts(tx: Tx, kind: GiftMailKind, orderId: string) {
  const order = await tx
    .selectFrom("gift_orders")
    .innerJoin("customers", "customers.id", "gift_orders.customer_id")
    .selectAll("gift_orders")
    .select(["customers.email", "customers.gets_order_mails"])
    .where("gift_orders.id", "=", orderId)
    .executeTakeFirst();
  const isWanted = kind === "gift-paid" || order?.gets_order_mails === 1;
  return isWanted ? order : undefined;
}

/**
 * The mail with a new code; undefined for an unknown address, and beyond the limit of its mailbox. An account that is not active gets
 * an activation code.
 */
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
  const isFirstTry = mail.attempts === 0;
  if (isFirstTry && !(await admitMail(tx, { email: mail.recipient, now }))) {
    return undefined;
  }
  const purpose = customer.is_active === 1 ? mail.kind : "activate";
  const code = await issueCode(tx, { customerId: customer.id, purpose, now });
  const content = codeMail(purpose, { code, language: mail.language, publicUrl });
  return { to: mail.recipient, ...content };
}

/** Deletes the waiting mails with codes to an e-mail address. */
export async function deleteCodeMails(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("outgoing_mails")
    .where("recipient", "=", email)
    .where("kind", "in", ["activate", "reset"] satisfies CodePurpose[])
    .execute();
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
