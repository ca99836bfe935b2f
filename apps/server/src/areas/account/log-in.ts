import type { logIn } from "@reagent/api/contract/account";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { Call, Services } from "../../http/call.ts";
import type { Words } from "../../http/language.ts";
import { Refusal } from "../../http/refusal.ts";
import { admitAttempt, forgetAttempt } from "../../sessions/login-attempts.ts";
import { isPassword } from "../../sessions/password.ts";
import { startSession } from "../../sessions/session.ts";
import { findAccount } from "./customers.ts";

const LONGEST_EMAIL = 254;

const loginRefused: Words = {
  zh: "邮箱或密码错误。",
  en: "The e-mail address or the password is wrong.",
};
const notActive: Words = {
  zh: "账号尚未激活，请先通过邮件激活。",
  en: "This account is not active yet. Please follow the link in the e-mail we sent you.",
};

/** Answers an unknown e-mail and a wrong password with one error after the same time (decisions, login error code). */
export async function logInByPassword(
  { params, address, language, now }: Call<ParamsOf<typeof logIn>>,
  { database, clock }: Pick<Services, "database" | "clock">,
): Promise<{ token: string }> {
  const email = params.email.trim().toLowerCase().slice(0, LONGEST_EMAIL);
  const attempt = { email, address, now };
  await admitAttempt({ database, clock }, attempt, language);
  const account = await findAccount(database.read, email);
  if (!(await isPassword(params.password, account?.passwordHash)) || !account) {
    throw new Refusal(codes.loginRefused, loginRefused[language]);
  }
  if (!account.isActive) {
    throw new Refusal(codes.loginRefused, notActive[language]);
  }
  await forgetAttempt(database, attempt);
  return { token: await database.transact((tx) => startSession(tx, account.id, now)) };
}
