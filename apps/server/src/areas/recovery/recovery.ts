import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { resetPassword } from "@reagent/api/contract/recovery";
import type { Call, Services } from "../../calls/call.ts";
import { acceptTerms, activateRegistered, hasPassword } from "../../customers/accounts.ts";
import { setPassword } from "../../customers/set-password.ts";
import { forgetMails } from "../../ports/mail/mail-limits.ts";
import { checkCode, useCode } from "../../sessions/one-time-code.ts";
import { hashPassword, newPasswordIn } from "../../sessions/password.ts";

/**
 * Sets a new password by the code of a mail, and ends all sessions of the customer. Activates a registered account that is not active:
 * its owner has opened the mail, and the password of the registration, perhaps a stranger's, ends. The first password of an imported account
 * agrees to the terms of use, as its page says.
 */
export async function resetByMail(
  { params, language, now }: Call<ParamsOf<typeof resetPassword>>,
  { database }: Pick<Services, "database">,
) {
  const sent = { code: params.code, purpose: "reset", now } as const;
  await checkCode(database.read, sent, language);
  const passwordHash = await hashPassword(newPasswordIn(params, language));
  await database.transact(async (tx) => {
    const { customerId } = await useCode(tx, sent, language);
    if (!(await hasPassword(tx, customerId))) await acceptTerms(tx, customerId);
    const email = await setPassword(tx, { customerId, passwordHash, now });
    await activateRegistered(tx, customerId);
    await forgetMails(tx, email);
  });
  return {};
}
