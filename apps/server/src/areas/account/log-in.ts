import type { logIn } from "@reagent/api/contract/account";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { accountMessages } from "@reagent/api/messages/account";
import { accountEmail } from "@reagent/domain/email-address";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, Services } from "../../calls/call.ts";
import { checkPassword } from "../../customers/login-attempts.ts";
import { rememberBrowser } from "../../sessions/known-browsers.ts";
import { isPassword } from "../../sessions/password.ts";
import { startSession } from "../../sessions/session.ts";
import { findAccount } from "./customers.ts";

const LONGEST_EMAIL = 254;

/** Answers an unknown e-mail and a wrong password with one error after the same time (decisions, login error code). */
export async function logInByPassword(
  { params, network, deviceId, userAgent, language, now }: Call<ParamsOf<typeof logIn>>,
  { database, clock }: Pick<Services, "database" | "clock">,
): Promise<{ token: string }> {
  const email = accountEmail(params.email.trim().slice(0, LONGEST_EMAIL));
  const account = await findAccount(database.read, email);
  const isRight = await checkPassword(
    { database, clock },
    { email, network, deviceId, now },
    { language, check: () => isPassword(params.password, account?.passwordHash) },
  );
  if (!isRight || !account) {
    throw new Refusal(codes.loginRefused, accountMessages.loginRefused[language]);
  }
  if (account.state !== "active") {
    const message = account.state === "locked" ? "locked" : "notActive";
    throw new Refusal(codes.loginRefused, accountMessages[message][language]);
  }
  const token = await database.transact(async (tx) => {
    await rememberBrowser(tx, { customerId: account.id, deviceId, now });
    return startSession(tx, account.id, now, userAgent);
  });
  return { token };
}
