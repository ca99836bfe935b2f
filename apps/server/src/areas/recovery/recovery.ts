import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import { ForgottenPassword, PasswordTwice } from "@reagent/domain/credential";
import * as v from "valibot";
import type { Call, Services } from "../../http/call.ts";
import type { Words } from "../../http/language.ts";
import { callMessages } from "../../http/messages.ts";
import { Refusal } from "../../http/refusal.ts";
import { mailCode } from "../../ports/mail/outbox.ts";
import { checkCode, useCode } from "../../sessions/one-time-code.ts";
import { hashPassword, passwordInvalid } from "../../sessions/password.ts";
import { count, counterOf } from "../../sessions/rate-counters.ts";
import { endSessions } from "../../sessions/session.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Mails in an hour: to one e-mail address, and from one network address, which many people may share. */
const MOST_PER_HOUR = { email: 5, place: 30 } as const;

const messages = {
  emailInvalid: { zh: "请输入正确的邮箱地址", en: "Enter a valid e-mail address" },
  tooManyMails: {
    zh: "邮件已多次发送，请查看邮箱，或一小时后再试。",
    en: "We have sent this several times. Please look into your mailbox, or try again in an hour.",
  },
} satisfies Record<string, Words>;

/**
 * Mails a link that resets the password. The answer is the same for an unknown e-mail address, and takes the same time: the account
 * is looked up when the mail is sent (decisions, login error code).
 */
export async function mailResetLink(
  { params, address, language, now }: Call<ParamsOf<typeof forgotPassword>>,
  { database }: Pick<Services, "database">,
) {
  const read = v.safeParse(ForgottenPassword, params);
  if (!read.success) {
    throw new Refusal(codes.badRequest, messages.emailInvalid[language]);
  }
  const email = read.output.email.toLowerCase();
  const [toEmail = 0, forPlace = 0] = await count(
    database,
    [counterOf("reset mail", email, HOUR_MS), counterOf("reset place", address, HOUR_MS)],
    now,
  );
  if (forPlace > MOST_PER_HOUR.place) {
    throw new Refusal(codes.tooMany, callMessages.tooMany[language]);
  }
  if (toEmail > MOST_PER_HOUR.email) {
    throw new Refusal(codes.tooMany, messages.tooManyMails[language]);
  }
  await database.transact((tx) => mailCode(tx, { purpose: "reset", email, language, now }));
  return {};
}

/** Sets a new password by the code of a mail, and ends all sessions of the customer. */
export async function setPassword(
  { params, language, now }: Call<ParamsOf<typeof resetPassword>>,
  { database }: Pick<Services, "database">,
) {
  const sent = { code: params.code, purpose: "reset", now } as const;
  await checkCode(database.read, sent, language);
  const read = v.safeParse(PasswordTwice, params);
  if (!read.success) {
    throw new Refusal(codes.badRequest, passwordInvalid[language]);
  }
  const passwordHash = await hashPassword(read.output.password);
  await database.transact(async (tx) => {
    const { customerId } = await useCode(tx, sent, language);
    await tx
      .updateTable("customers")
      .set({ password_hash: passwordHash })
      .where("id", "=", customerId)
      .execute();
    await endSessions(tx, customerId);
  });
  return {};
}
