import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { activate, checkActivationCode } from "@reagent/api/contract/registration";
import { registrationMessages } from "@reagent/api/messages/registration";
import type { Reader } from "../../database/database.ts";
import type { Call, Services } from "../../http/call.ts";
import type { Language } from "../../http/language.ts";
import { Refusal } from "../../http/refusal.ts";
import { forgetMails } from "../../ports/mail/mail-limits.ts";
import { checkCode, useCode } from "../../sessions/one-time-code.ts";
import { hashPassword, newPasswordIn } from "../../sessions/password.ts";
import { hashOfSecret } from "../../sessions/secret.ts";
import { setPassword } from "../../sessions/set-password.ts";

/** Refuses a code that activates nothing; one whose account is active already with a message that says so. */
export async function checkActivation(
  { params, language, now }: Call<ParamsOf<typeof checkActivationCode>>,
  { database }: Pick<Services, "database">,
) {
  const code = params.code.trim();
  await refuseActivated(database.read, code, language);
  await checkCode(database.read, { code, purpose: "activate", now }, language);
  return {};
}

/**
 * Activates the account of a code with the password that is sent with it. The password of the registration does not count: somebody
 * else may have registered the e-mail address.
 */
export async function activateAccount(
  call: Call<ParamsOf<typeof activate>>,
  services: Pick<Services, "database">,
) {
  const { params, language, now } = call;
  await checkActivation(call, services);
  const passwordHash = await hashPassword(newPasswordIn(params, language));
  const code = params.code.trim();
  await services.database.transact(async (tx) => {
    await refuseActivated(tx, code, language);
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
    const email = await setPassword(tx, { customerId, passwordHash, now });
    await forgetMails(tx, email);
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
