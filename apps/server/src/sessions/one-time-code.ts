import { codes } from "@reagent/api/contract/envelope";
import { CODE_LIFE_MS, codeState } from "@reagent/domain/one-time-code";
import type { CodePurpose, CodeState } from "@reagent/domain/one-time-code";
import type { Kysely } from "kysely";
import type { Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { Language, Words } from "../http/language.ts";
import { Refusal } from "../http/refusal.ts";
import { hashOfSecret, newSecret } from "./secret.ts";

/** How long a code is remembered after its time, so that whoever comes late hears why it fails. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

/** A code as somebody brings it. */
interface BroughtCode {
  readonly code: string;
  readonly purpose: CodePurpose;
  readonly now: number;
}

const messages: Readonly<Record<Exclude<CodeState, "live"> | "unknown", Words>> = {
  used: {
    zh: "该链接已使用过，请重新申请。",
    en: "This link has been used already. Please ask for a new one.",
  },
  expired: {
    zh: "该链接已过期，请重新申请。",
    en: "This link is out of date. Please ask for a new one.",
  },
  unknown: {
    zh: "该链接无效，请检查链接是否完整，或重新申请。",
    en: "This link is not valid. Please check that it is complete, or ask for a new one.",
  },
};

/** Makes a code for a customer and one purpose, of which only the hash is stored. Codes long out of date are swept away. */
export async function issueCode(
  tx: Tx,
  { customerId, purpose, now }: { customerId: string; purpose: CodePurpose; now: number },
): Promise<string> {
  const code = newSecret();
  await tx
    .deleteFrom("one_time_codes")
    .where("expires_at", "<=", now - REMEMBERED_MS)
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

/** Whose a live code is. Refuses one that was used, is out of date or never was, in words for whoever brings it. */
export async function checkCode(
  database: Kysely<Schema>,
  { code, purpose, now }: BroughtCode,
  language: Language,
): Promise<{ readonly customerId: string }> {
  const row = await database
    .selectFrom("one_time_codes")
    .select(["customer_id", "expires_at", "used_at"])
    .where("code_hash", "=", hashOfSecret(code))
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  const state = row
    ? codeState({ isUsed: row.used_at !== null, expiresAt: row.expires_at }, now)
    : "unknown";
  if (!row || state !== "live") {
    throw new Refusal(codes.linkDead, messages[state === "live" ? "unknown" : state][language]);
  }
  return { customerId: row.customer_id };
}

/** Uses a code: from now on it and the customer's other codes for the same purpose are spent. Refuses as `checkCode` does. */
export async function useCode(
  tx: Tx,
  brought: BroughtCode,
  language: Language,
): Promise<{ readonly customerId: string }> {
  const owner = await checkCode(tx, brought, language);
  await tx
    .updateTable("one_time_codes")
    .set({ used_at: brought.now })
    .where("customer_id", "=", owner.customerId)
    .where("purpose", "=", brought.purpose)
    .where("used_at", "is", null)
    .execute();
  return owner;
}
