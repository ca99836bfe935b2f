import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { forgotPassword } from "@reagent/api/contract/recovery";
import { callMessages } from "@reagent/api/messages/call";
import { mailMessages } from "@reagent/api/messages/mail";
import { ForgottenPassword } from "@reagent/domain/credential";
import type { CodePurpose } from "@reagent/domain/one-time-code";
import * as v from "valibot";
import { Refusal } from "../basics/refusal.ts";
import type { Call, Services } from "../calls/call.ts";
import { mailCode } from "../ports/mail/code-mail.ts";
import { admitMailRequest } from "../ports/mail/mail-limits.ts";
import { count, counterOf } from "../sessions/rate-counters.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Requests in an hour from one network, which many people may share. */
const MOST_FROM_NETWORK = 30;

/**
 * Mails a code to an address that a guest names. The answer is the same for an unknown address, and takes the same time: the account
 * is looked up when the mail is written (decisions, login error code).
 */
export async function requestMail(
  purpose: CodePurpose,
  { params, network, language, now }: Call<ParamsOf<typeof forgotPassword>>,
  { database }: Pick<Services, "database">,
): Promise<Record<string, never>> {
  const read = v.safeParse(ForgottenPassword, params);
  if (!read.success) {
    throw new Refusal(codes.badRequest, mailMessages.emailInvalid[language]);
  }
  const email = read.output.email.toLowerCase();
  const [fromNetwork = 0] = await count(
    database,
    [counterOf("mail requests from", network, HOUR_MS)],
    now,
  );
  if (fromNetwork > MOST_FROM_NETWORK) {
    throw new Refusal(codes.tooMany, callMessages.tooMany[language]);
  }
  await database.transact(async (tx) => {
    await admitMailRequest(tx, { email, language, now });
    await mailCode(tx, { purpose, email, language, now });
  });
  return {};
}
