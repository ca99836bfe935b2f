import { createHash, randomBytes } from "node:crypto";
import { TICKET_LIFE_MS } from "@reagent/domain/upload";
import type { Tx } from "../database/database.ts";

const TICKET_BYTES = 32;

const hashOf = (ticket: string): string =>
  createHash("sha256").update(ticket, "utf8").digest("hex");

/** What a ticket is for. */
interface Admission {
  readonly customerId: string;
  /** The kind of download. */
  readonly purpose: string;
  /** Which one. */
  readonly subject: string;
}

/** Gives a ticket that is good for one download soon, of which only the hash is stored. Those that are over are swept away. */
export async function issueTicket(
  tx: Tx,
  { customerId, purpose, subject }: Admission,
  now: number,
): Promise<string> {
  const ticket = randomBytes(TICKET_BYTES).toString("base64url");
  await tx.deleteFrom("tickets").where("expires_at", "<=", now).execute();
  await tx
    .insertInto("tickets")
    .values({
      ticket_hash: hashOf(ticket),
      customer_id: customerId,
      purpose,
      subject,
      expires_at: now + TICKET_LIFE_MS,
    })
    .execute();
  return ticket;
}

/** Takes a ticket in and says what it was for; undefined where it is unknown, used, over or for something else. */
export async function takeTicket(
  tx: Tx,
  { ticket, purpose, now }: { ticket: string; purpose: string; now: number },
): Promise<Omit<Admission, "purpose"> | undefined> {
  const taken = await tx
    .deleteFrom("tickets")
    .where("ticket_hash", "=", hashOf(ticket))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .returning(["customer_id as customerId", "subject"])
    .executeTakeFirst();
  return taken;
}
