import { TICKET_LIFE_MS } from "@reagent/domain/upload";
import type { Language } from "../basics/language.ts";
import type { Tx } from "../database/database.ts";
import { hashOfSecret, newSecret } from "./secret.ts";

/** The download that a ticket admits to. */
interface Admission {
  readonly customerId: string;
  /** The kind of download. */
  readonly purpose: string;
  /** The document within this kind. */
  readonly subject: string;
}

/** A ticket as a download brings it. */
interface Presented {
  readonly ticket: string;
  readonly purpose: string;
  readonly now: number;
}

/** Issues a short-lived ticket for one download, of which only the hash is stored. Deletes expired tickets. */
export async function issueTicket(
  tx: Tx,
  { customerId, purpose, subject }: Admission,
  now: number,
): Promise<string> {
  const ticket = newSecret();
  await tx.deleteFrom("tickets").where("expires_at", "<=", now).execute();
  await tx
    .insertInto("tickets")
    .values({
      ticket_hash: hashOfSecret(ticket),
      customer_id: customerId,
      purpose,
      subject,
      expires_at: now + TICKET_LIFE_MS,
    })
    .execute();
  return ticket;
}

/** Uses a ticket up and returns what it admits to; undefined where it is unknown, used, expired or of another purpose. */
export async function redeemTicket(
  tx: Tx,
  { ticket, purpose, now }: Presented,
): Promise<Omit<Admission, "purpose"> | undefined> {
  return tx
    .deleteFrom("tickets")
    .where("ticket_hash", "=", hashOfSecret(ticket))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .returning(["customer_id as customerId", "subject"])
    .executeTakeFirst();
}

/** Issues a ticket for a paper, which is printed in the language of the page that asks for it. */
export const issueTicketInLanguage = (
  tx: Tx,
  { language, subject, ...admission }: Admission & { readonly language: Language },
  now: number,
): Promise<string> => issueTicket(tx, { ...admission, subject: `${language} ${subject}` }, now);

/** Uses the ticket of a paper up and returns whose it is, and its language; undefined where it does not admit to this paper. */
export async function redeemTicketInLanguage(
  tx: Tx,
  { subject, ...presented }: Presented & { readonly subject: string },
): Promise<{ readonly customerId: string; readonly language: Language } | undefined> {
  const admission = await redeemTicket(tx, presented);
  if (!admission) return undefined;
  const { customerId } = admission;
  const language = admission.subject.startsWith("en ") ? "en" : "zh";
  return admission.subject === `${language} ${subject}` ? { customerId, language } : undefined;
}

/**
 * Ends all tickets of a customer, one of whose sessions ends: a link of it may be in the history of a browser. Another session requests a
 * new one with each download.
 */
export async function dropTickets(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("tickets").where("customer_id", "=", customerId).execute();
}
