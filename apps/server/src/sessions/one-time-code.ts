import { codes } from "@reagent/api/contract/envelope";
import { mailMessages } from "@reagent/api/messages/mail";
import type { Message } from "@reagent/api/messages/message";
import { CODE_LIFE_MS, codeState } from "@reagent/domain/one-time-code";
import type { CodePurpose, CodeState } from "@reagent/domain/one-time-code";
import type { Language } from "../basics/language.ts";
import { Refusal } from "../basics/refusal.ts";
import type { Reader, Tx } from "../database/database.ts";
import { hashOfSecret, newSecret } from "./secret.ts";

/** How long an expired code is stored, so that its user learns that it expired. */
const STORED_AFTER_EXPIRY_MS = 30 * 24 * 60 * 60 * 1000;

/** A code as a user sends it. */
interface SentCode {
  readonly code: string;
  readonly purpose: CodePurpose;
  readonly now: number;
}

const deadLinks: Readonly<Record<Exclude<CodeState, "live"> | "unknown", Message>> = {
  used: mailMessages.linkUsed,
  expired: mailMessages.linkExpired,
  unknown: mailMessages.linkUnknown,
};

/** Issues a code for a customer and one purpose, of which only the hash is stored. Deletes codes that expired long ago. */
export async function issueCode(
  tx: Tx,
  { customerId, purpose, now }: { customerId: string; purpose: CodePurpose; now: number },
): Promise<string> {
  const code = newSecret();
  await tx
    .deleteFrom("one_time_codes")
    .where("expires_at", "<=", now - STORED_AFTER_EXPIRY_MS)
    .execute();
  await tx
    .insertInto("one_time_codes")
    .values({
      code_hash: hashOfSecret(code),
      customer_id: customerId,
      purpose,
      created_at: now,
      expires_at: now + CODE_LIFE_MS,
      used_at: null,
    })
    .execute();
  return code;
}

/** The customer of a live code. Refuses a used, expired or unknown one. */
export async function checkCode(
  reader: Reader,
  { code, purpose, now }: SentCode,
  language: Language,
): Promise<{ readonly customerId: string }> {
  const row = await reader
    .selectFrom("one_time_codes")
    .select(["customer_id", "expires_at", "used_at"])
    .where("code_hash", "=", hashOfSecret(code))
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  const state = row
    ? codeState({ isUsed: row.used_at !== null, expiresAt: row.expires_at }, now)
    : "unknown";
  if (!row || state !== "live") {
    throw new Refusal(codes.linkDead, deadLinks[state === "live" ? "unknown" : state][language]);
  }
  return { customerId: row.customer_id };
}

/** Uses up a code and all other codes of the customer. Refuses as `checkCode` does. */
export async function useCode(
  tx: Tx,
  sent: SentCode,
  language: Language,
): Promise<{ readonly customerId: string }> {
  const owner = await checkCode(tx, sent, language);
  await endCodes(tx, owner.customerId, sent.now);
  return owner;
}

/** Ends all codes of a customer. */
export async function endCodes(tx: Tx, customerId: string, now: number): Promise<void> {
  await tx
    .updateTable("one_time_codes")
    .set({ used_at: now })
    .where("customer_id", "=", customerId)
    .where("used_at", "is", null)
    .execute();
}
