import { codes } from "@reagent/api/contract/envelope";
import { updatePassword } from "@reagent/api/contract/profile";
import { PasswordChange } from "@reagent/domain/credential";
import * as v from "valibot";
import { answersCustomer } from "../../http/call.ts";
import type { Words } from "../../http/language.ts";
import { callMessages } from "../../http/messages.ts";
import { Refusal } from "../../http/refusal.ts";
import { admitAttempt, forgetAttempt } from "../../sessions/login-attempts.ts";
import { hashPassword, isPassword, passwordInvalid } from "../../sessions/password.ts";
import { beginSession, endSessions } from "../../sessions/session.ts";

const LONGEST_PASSWORD = 200;

const wrong: Words = {
  zh: "旧密码不正确，请重新输入。",
  en: "The old password is wrong. Please try again.",
};

/**
 * A wrong old password counts as a wrong log-in. Hashes take their time, so they are made outside the transaction; the password is
 * changed only where it is still the one that was checked.
 */
const answerPassword = answersCustomer(
  updatePassword,
  async ({ params, customer, address, language, now }, { database, clock }) => {
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
    const wait = await admitAttempt(database, attempt);
    if (wait === undefined) {
      throw new Refusal(codes.tooMany, callMessages.tooMany[language]);
    }
    await clock.pause(wait);
    const old = read.output.oldPassword.trim().slice(0, LONGEST_PASSWORD);
    if (!(await isPassword(old, account.password_hash))) {
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
      return { token: await beginSession(tx, customer.id, now) };
    });
  },
);

export const passwordRoutes = [answerPassword];
