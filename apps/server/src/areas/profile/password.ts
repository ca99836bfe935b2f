import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { updatePassword } from "@reagent/api/contract/profile";
import { passwordMessages } from "@reagent/api/messages/password";
import { PasswordChange } from "@reagent/domain/credential";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { checkOwnPassword } from "../../customers/own-password.ts";
import { setPassword } from "../../customers/set-password.ts";
import { rememberBrowser } from "../../sessions/known-browsers.ts";
import { hashPassword, newPasswordIn } from "../../sessions/password.ts";
import { startSession } from "../../sessions/session.ts";

/**
 * Changes a customer's password, ends their sessions and codes, and starts a new session. A wrong old password counts as a wrong
 * log-in. Hashing is slow, so it runs outside the transaction, which checks that the old password has not changed meanwhile.
 */
export async function changePassword(
  call: CustomerCall<ParamsOf<typeof updatePassword>>,
  services: Pick<Services, "database" | "clock">,
): Promise<AnswerOf<typeof updatePassword>> {
  const { params, customer, deviceId, userAgent, language, now } = call;
  const password = newPasswordIn(params, language, PasswordChange);
  const oldHash = await checkOwnPassword(call, services, {
    password: params.oldPassword,
    wrong: passwordMessages.oldWrong,
  });
  const passwordHash = await hashPassword(password);
  return services.database.transact(async (tx) => {
    const current = await tx
      .selectFrom("customers")
      .select("password_hash")
      .where("id", "=", customer.id)
      .executeTakeFirstOrThrow();
    if (current.password_hash !== oldHash) {
      throw new Refusal(codes.passwordWrong, passwordMessages.oldWrong[language]);
    }
    await setPassword(tx, { customerId: customer.id, passwordHash, now });
    await rememberBrowser(tx, { customerId: customer.id, deviceId, now });
    return { token: await startSession(tx, customer.id, now, userAgent) };
  });
}
