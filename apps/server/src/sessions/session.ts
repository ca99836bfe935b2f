import { SESSION_LIFE_MS } from "@reagent/domain/session";
import type { ExpressionBuilder } from "kysely";
import type { Customer } from "../basics/viewer.ts";
import type { Database, Reader, Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { browserName } from "./browser-name.ts";
import { RECORDED_EVERY_MS, recordUse } from "./record-use.ts";
import { hashOfSecret, newSecret } from "./secret.ts";
import { dropTickets } from "./ticket.ts";

const LONGEST_TOKEN = 100;

/** How long sessions last, in milliseconds: at most, and without a call. */
export interface SessionTimes {
  readonly lifeMs: number;
  readonly idleMs: number;
}

/** Starts a session and returns its token, of which only the hash is stored. Deletes expired sessions. */
export async function startSession(
  tx: Tx,
  customerId: string,
  now: number,
  userAgent = "",
): Promise<string> {
  const token = newSecret();
  await tx.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await tx
    .insertInto("sessions")
    .values({
      token_hash: hashOfSecret(token),
      customer_id: customerId,
      created_at: now,
      expires_at: now + SESSION_LIFE_MS,
      used_at: now,
      browser: browserName(userAgent),
    })
    .execute();
  return token;
}

/** Ends a session; nothing happens where there is none. */
export async function endSession(tx: Tx, token: string): Promise<void> {
  const ended = await tx
    .deleteFrom("sessions")
    .where("token_hash", "=", hashOfSecret(token))
    .returning("customer_id")
    .executeTakeFirst();
  if (ended) await dropTickets(tx, ended.customer_id);
}

/** Ends a customer's session by its id. Returns whether there was one. */
export async function endSessionOf(
  tx: Tx,
  customerId: string,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("sessions")
    .where("customer_id", "=", customerId)
    .where("token_hash", "=", sessionId)
    .executeTakeFirst();
  await dropTickets(tx, customerId);
  return numDeletedRows > 0n;
}

/** Ends every session of a customer, on all devices, or all but one. Returns their number. */
export async function endSessions(
  tx: Tx,
  customerId: string,
  { exceptToken = "" }: { readonly exceptToken?: string } = {},
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("sessions")
    .where("customer_id", "=", customerId)
    .where("token_hash", "<>", hashOfSecret(exceptToken))
    .executeTakeFirst();
  await dropTickets(tx, customerId);
  return Number(numDeletedRows);
}

/** Whether a session has not expired. */
function isLive(
  { eb, and }: ExpressionBuilder<Schema, "sessions">,
  now: number,
  { lifeMs, idleMs }: SessionTimes,
) {
  return and([
    eb("sessions.expires_at", ">", now),
    eb("sessions.created_at", ">", now - lifeMs),
    eb("sessions.used_at", ">", now - idleMs),
  ]);
}

/** A customer's sessions, the one of the token first, then those used last. A session's id is the hash of its token. */
export async function sessionsOf(
  reader: Reader,
  customerId: string,
  {
    token,
    now,
    times,
  }: { readonly token: string; readonly now: number; readonly times: SessionTimes },
) {
  const rows = await reader
    .selectFrom("sessions")
    .select(["token_hash", "browser", "created_at", "used_at"])
    .where("customer_id", "=", customerId)
    .where((of) => isLive(of, now, times))
    .orderBy("used_at", "desc")
    .orderBy("token_hash")
    .execute();
  const current = hashOfSecret(token);
  return rows
    .map((row) => ({
      sessionId: row.token_hash,
      browser: row.browser,
      startedAt: row.created_at,
      usedAt: row.used_at,
      isCurrent: row.token_hash === current,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** The customer of a session's token; undefined where the session is unknown or expired. Records that the session is used. */
export async function customerOf(
  database: Database,
  token: string,
  { now, times }: { readonly now: number; readonly times: SessionTimes },
): Promise<Customer | undefined> {
  if (token === "" || token.length > LONGEST_TOKEN) {
    return undefined;
  }
  const tokenHash = hashOfSecret(token);
  const row = await database.read
    .selectFrom("sessions")
    .innerJoin("customers", "customers.id", "sessions.customer_id")
    .select(["customers.id", "sessions.used_at"])
    .where("sessions.token_hash", "=", tokenHash)
    .where((of) => isLive(of, now, times))
    .where("customers.is_active", "=", 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { used_at: usedAt, ...customer } = row;
  if (now - usedAt >= RECORDED_EVERY_MS) await recordUse(database, "sessions", { tokenHash, now });
  return customer;
}
