import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type {
  activate,
  checkActivationCode,
  declineRegistration,
  PendingAccount,
} from "@reagent/api/contract/registration";
import { registrationMessages } from "@reagent/api/messages/registration";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, Services } from "../../calls/call.ts";
import { activateRegistered, deleteRegistered } from "../../customers/accounts.ts";
import { forgiveWrongPasswords } from "../../customers/login-attempts.ts";
import type { Reader } from "../../database/database.ts";
import { forgetMails } from "../../ports/mail/mail-limits.ts";
import { checkCode, useCode } from "../../sessions/one-time-code.ts";
import { hashOfSecret } from "../../sessions/secret.ts";

/**
 * How the account of a code was registered. Refuses a code that activates nothing; where the account is active already, the message
 * says so.
 */
export async function checkActivation(
  { params, language, now }: Call<ParamsOf<typeof checkActivationCode>>,
  { database }: Pick<Services, "database">,
): Promise<PendingAccount> {
  const code = params.code.trim();
  await refuseActivated(database.read, code, language);
  const sent = { code, purpose: "activate", now } as const;
  const { customerId } = await checkCode(database.read, sent, language);
  return database.read
    .selectFrom("customers")
    .select(["created_at as registeredAt", "registered_browser as browser"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
}

/**
 * Activates the account of a code with the password of its registration, and does not log in. A stranger may have registered the
 * e-mail address: the mail and its page say when, and with which browser, and offer to delete the account.
 */
export async function activateAccount(
  { params, language, now }: Call<ParamsOf<typeof activate>>,
  { database }: Pick<Services, "database">,
) {
  const code = params.code.trim();
  await database.transact(async (tx) => {
    await refuseActivated(tx, code, language);
    const { customerId } = await useCode(tx, { code, purpose: "activate", now }, language);
    if (!(await activateRegistered(tx, customerId))) {
      throw new Refusal(codes.linkDead, registrationMessages.shutOut[language]);
    }
    const { email } = await tx
      .selectFrom("customers")
      .select("email")
      .where("id", "=", customerId)
      .executeTakeFirstOrThrow();
    await forgiveWrongPasswords(tx, email);
    await forgetMails(tx, email);
  });
  return {};
}

/** Deletes the account of a code, which is not active: the receiver of the mail did not register it. */
export async function declineAccount(
  { params, language, now }: Call<ParamsOf<typeof declineRegistration>>,
  { database }: Pick<Services, "database">,
) {
  const code = params.code.trim();
  await database.transact(async (tx) => {
    await refuseActivated(tx, code, language);
    const { customerId } = await checkCode(tx, { code, purpose: "activate", now }, language);
    if (!(await deleteRegistered(tx, customerId))) {
      throw new Refusal(codes.linkDead, registrationMessages.shutOut[language]);
    }
  });
  return {};
}

async function refuseActivated(reader: Reader, code: string, language: Language): Promise<void> {
  const row = await reader
    .selectFrom("one_time_codes")
    .innerJoin("customers", "customers.id", "one_time_codes.customer_id")
    .select("customers.is_active")
    .where("one_time_codes.code_hash", "=", hashOfSecret(code))
    .where("one_time_codes.purpose", "=", "activate")
    .executeTakeFirst();
  if (row?.is_active === 1) {
    throw new Refusal(codes.linkDead, registrationMessages.activeAlready[language]);
  }
}
