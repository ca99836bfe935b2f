import { codes } from "@reagent/api/contract/envelope";
import { checkResetCode, forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import { ForgottenPassword, PasswordTwice } from "@reagent/domain/credential";
import * as v from "valibot";
import { answers } from "../../http/call.ts";
import type { Words } from "../../http/language.ts";
import { callMessages } from "../../http/messages.ts";
import { Refusal } from "../../http/refusal.ts";
import { mailCode } from "../../ports/mail/outbox.ts";
import { count, counterOf } from "../../sessions/counters.ts";
import { checkCode, useCode } from "../../sessions/one-time-code.ts";
import { hashPassword, passwordInvalid } from "../../sessions/password.ts";
import { endSessions } from "../../sessions/session.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Mails in an hour: to one address, and for one place, which many people may share. */
const MOST_PER_HOUR = { email: 5, place: 30 } as const;

const messages = {
  emailInvalid: { zh: "请输入正确的邮箱地址", en: "Enter a valid e-mail address" },
  tooManyMails: {
    zh: "邮件已多次发送，请查看邮箱，或一小时后再试。",
    en: "We have sent this several times. Please look into your mailbox, or try again in an hour.",
  },
} satisfies Record<string, Words>;

/**
 * Sends a link to an address, and answers alike whether somebody has it or not: that is looked up when the mail is written, so not
 * even the time tells (decisions, login error code).
 */
const answerForgotten = answers(
  forgotPassword,
  async ({ params, address, language, now }, { database }) => {
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
  },
);

const answerCheck = answers(checkResetCode, async ({ params, language, now }, { database }) => {
  await checkCode(database.read, { code: params.code, purpose: "reset", now }, language);
  return {};
});

/** Sets the new password and ends every session of the customer: whoever knew the old one is out. */
const answerReset = answers(resetPassword, async ({ params, language, now }, { database }) => {
  const brought = { code: params.code, purpose: "reset", now } as const;
  await checkCode(database.read, brought, language);
  const read = v.safeParse(PasswordTwice, params);
  if (!read.success) {
    throw new Refusal(codes.badRequest, passwordInvalid[language]);
  }
  const passwordHash = await hashPassword(read.output.password);
  await database.transact(async (tx) => {
    const { customerId } = await useCode(tx, brought, language);
    await tx
      .updateTable("customers")
      .set({ password_hash: passwordHash })
      .where("id", "=", customerId)
      .execute();
    await endSessions(tx, customerId);
  });
  return {};
});

export const recoveryRoutes = [answerForgotten, answerCheck, answerReset];
