import { SESSION_LIFE_MS } from "@reagent/domain/session";
import type { Database, Tx } from "../database/database.ts";
import type { Customer } from "../http/viewer.ts";
import { hashOfSecret, newSecret } from "./secret.ts";

const LONGEST_TOKEN = 100;

/** Starts a session and returns its token, of which only the hash is stored. Deletes expired sessions. */
export async function startSession(tx: Tx, customerId: string, now: number): Promise<string> {
  const token = newSecret();
  await tx.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await tx
    .insertInto("sessions")
    .values({
      token_hash: hashOfSecret(token),
      customer_id: customerId,
      created_at: now,
      expires_at: now + SESSION_LIFE_MS,
    })
    .execute();
  return token;
}

/** Ends a session; nothing happens where there is none. */
export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom("sessions").where("token_hash", "=", hashOfSecret(token)).execute();
}

/** Ends every session of a customer, on all devices. */
export async function endSessions(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("sessions").where("customer_id", "=", customerId).execute();
}

/** The customer of a session's token; undefined where the session is unknown or expired. */
export async function customerOf(
  database: Database,
  token: string,
  now: number,
): Promise<Customer | undefined> {
  if (token === "" || token.length > LONGEST_TOKEN) {
    return undefined;
  }
  return database.read
    .selectFrom("sessions")
    .innerJoin("customers", "customers.id", "sessions.customer_id")
    .select(["customers.id", "customers.customer_group as group"])
    .where("sessions.token_hash", "=", hashOfSecret(token))
    .where("sessions.expires_at", ">", now)
    .where("customers.is_active", "=", 1)
    .executeTakeFirst();
}
