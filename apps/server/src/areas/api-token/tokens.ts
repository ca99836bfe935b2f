import type { endApiToken, issueApiToken } from "@reagent/api/contract/api-token";
import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { apiTokenMessages } from "@reagent/api/messages/api-token";
import { passwordMessages } from "@reagent/api/messages/password";
import { ApiTokenForm, MOST_TOKENS } from "@reagent/domain/api-token";
import * as v from "valibot";
import { Refusal } from "../../basics/refusal.ts";
import type { Acting, CustomerCall, Services } from "../../calls/call.ts";
import { checkOwnPassword } from "../../customers/own-password.ts";
import type { Tx } from "../../database/database.ts";
import { mailApiToken } from "../../ports/mail/api-token-mail.ts";
import { countTokens, endToken, issueToken } from "../../sessions/api-token.ts";

/** Makes a token for the caller who knows the account's password, and sends a mail about it (rules, API tokens). */
export async function issueOwnToken(
  call: CustomerCall<ParamsOf<typeof issueApiToken>>,
  services: Pick<Services, "database" | "clock">,
): Promise<AnswerOf<typeof issueApiToken>> {
  const { params, customer, language, now } = call;
  const read = v.safeParse(ApiTokenForm, params);
  if (!read.success) throw new Refusal(codes.badRequest, apiTokenMessages.wrong[language]);
  const form = read.output;
  await checkOwnPassword(call, services, {
    password: form.password,
    wrong: passwordMessages.wrong,
  });
  return services.database.transact(async (tx) => {
    if ((await countTokens(tx, customer.id, now)) >= MOST_TOKENS)
      throw new Refusal(codes.badRequest, apiTokenMessages.tooMany[language]);
    const issued = await issueToken(tx, customer.id, form, now);
    const { name, scopes } = issued.token;
    await mailApiToken(tx, { customerId: customer.id, name, scopes, now });
    return issued;
  });
}

/** Ends a token of the caller. */
export async function endOwnToken(
  { params, customer, language }: Acting<ParamsOf<typeof endApiToken>>,
  tx: Tx,
): Promise<AnswerOf<typeof endApiToken>> {
  if (!(await endToken(tx, customer.id, params.tokenId)))
    throw new Refusal(codes.notFound, apiTokenMessages.ended[language]);
  return {};
}
