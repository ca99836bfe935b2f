import { codes } from "@reagent/api/contract/envelope";
import type { Tx } from "../../database/database.ts";
import type { Language } from "../../http/language.ts";
import { Refusal } from "../../http/refusal.ts";
import { useCode } from "../../sessions/one-time-code.ts";
import { hashOfSecret } from "../../sessions/secret.ts";
import { registrationMessages } from "./messages.ts";

/** Activates the account of a code. Refuses a code whose account is active already with a message that says so. */
export async function activateAccount(
  tx: Tx,
  {
    code,
    language,
    now,
  }: { readonly code: string; readonly language: Language; readonly now: number },
): Promise<void> {
  if (await isActivated(tx, code)) {
    throw new Refusal(codes.linkDead, registrationMessages.activeAlready[language]);
  }
  const { customerId } = await useCode(tx, { code, purpose: "activate", now }, language);
  // Only registered accounts have a lapse: a demo account that was locked stays locked.
  const { numUpdatedRows } = await tx
    .updateTable("customers")
    .set({ is_active: 1, lapses_at: null })
    .where("id", "=", customerId)
    .where("lapses_at", "is not", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new Refusal(codes.linkDead, registrationMessages.shutOut[language]);
  }
}

async function isActivated(tx: Tx, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom("one_time_codes")
    .innerJoin("customers", "customers.id", "one_time_codes.customer_id")
    .select("customers.is_active")
    .where("one_time_codes.code_hash", "=", hashOfSecret(code))
    .where("one_time_codes.purpose", "=", "activate")
    .executeTakeFirst();
  return row?.is_active === 1;
}
