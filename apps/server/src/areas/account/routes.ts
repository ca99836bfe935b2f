import { logIn, logOut, readUserInfo } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { fen } from "@reagent/domain/money";
import { answers, answersCustomer } from "../../http/call.ts";
import type { Words } from "../../http/language.ts";
import { callMessages } from "../../http/messages.ts";
import { Refusal } from "../../http/refusal.ts";
import { admitAttempt, forgetAttempt } from "../../sessions/login-attempts.ts";
import { isPassword } from "../../sessions/password.ts";
import { beginSession, endSession } from "../../sessions/session.ts";
import { findAccount, readAccount } from "./customers.ts";

const LONGEST_PASSWORD = 200;
const LONGEST_EMAIL = 254;

const loginRefused: Words = {
  zh: "邮箱或密码错误。",
  en: "The e-mail address or the password is wrong.",
};
const notActive: Words = {
  zh: "账号尚未激活，请先通过邮件激活。",
  en: "This account is not active yet. Please follow the link in the e-mail we sent you.",
};

/** One error for an unknown e-mail and a wrong password, after the same time (decisions, login error code). */
const answerLogIn = answers(
  logIn,
  async ({ params, address, language, now }, { database, clock }) => {
    const email = params.email.trim().toLowerCase().slice(0, LONGEST_EMAIL);
    const attempt = { email, address, now };
    const wait = await admitAttempt(database, attempt);
    if (wait === undefined) {
      throw new Refusal(codes.tooMany, callMessages.tooMany[language]);
    }
    await clock.pause(wait);
    const account = await findAccount(database, email);
    const password = params.password.trim().slice(0, LONGEST_PASSWORD);
    if (!(await isPassword(password, account?.passwordHash)) || !account) {
      throw new Refusal(codes.loginRefused, loginRefused[language]);
    }
    if (!account.isActive) {
      throw new Refusal(codes.loginRefused, notActive[language]);
    }
    await forgetAttempt(database, attempt);
    return { token: await database.transact((tx) => beginSession(tx, account.id, now)) };
  },
);

const answerLogOut = answers(logOut, async ({ token }, { database }) => {
  if (token !== "") {
    await database.transact((tx) => endSession(tx, token));
  }
  return {};
});

const answerUserInfo = answersCustomer(readUserInfo, async ({ customer }, { database }) => {
  const account = await readAccount(database, customer.id);
  return { ...account, balance: fen(account.balance) };
});

export const accountRoutes = [answerLogIn, answerLogOut, answerUserInfo];
