import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { updatePassword } from "@reagent/api/contract/profile";
import { PasswordChange } from "@reagent/domain/credential";
import * as v from "valibot";
import type { CustomerCall, Services } from "../../http/call.ts";
import type { Words } from "../../http/language.ts";
import { Refusal } from "../../http/refusal.ts";
import { admitAttempt, forgetAttempt } from "../../sessions/login-attempts.ts";
import { hashPassword, isPassword, passwordInvalid } from "../../sessions/password.ts";
import { endSessions, startSession } from "../../sessions/session.ts";

const wrong: Words = {
  zh: "旧密码不正确，请重新输入。",
  en: "The old password is wrong. Please try again.",
};

/**
 * Changes a customer's password, ends their sessions and starts a new one. A wrong old password counts as a wrong log-in. Hashing is
 * slow, so it runs outside the transaction, which checks that the old password has not changed meanwhile.
 */
export async function changePassword(
  { params, customer, address, language, now }: CustomerCall<ParamsOf<typeof updatePassword>>,
  { database, clock }: Pick<Services, "database" | "clock">,
): Promise<AnswerOf<typeof updatePassword>> {
  const read = v.safeParse(PasswordChange, params);
  if (!read.success) {
    throw new Refusal(codes.badRequest, passwordInvalid[language]);
  }
  const account = await database.read
    .selectFrom("customers")
    .select(["email", "password_hash"])
    .where("id", "=", customer.id)
    .executeTakeFirstOrThrow();
  const attempt = { email: account.email, address, now };
  await admitAttempt({ database, clock }, attempt, language);
  if (!(await isPassword(read.output.oldPassword, account.password_hash))) {
    throw new Refusal(codes.passwordWrong, wrong[language]);
  }
  await forgetAttempt(database, attempt);
  const hash = await hashPassword(read.output.password);
  return database.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("customers")
      .set({ password_hash: hash })
      .where("id", "=", customer.id)
      .where("password_hash", "=", account.password_hash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) {
      throw new Refusal(codes.passwordWrong, wrong[language]);
    }
    await endSessions(tx, customer.id);
    return { token: await startSession(tx, customer.id, now) };
  });
}
