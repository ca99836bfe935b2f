import { publicApiMessages } from "@reagent/api/messages/public-api";
import type { Operation } from "@reagent/api/v1/operation";
import { problems } from "@reagent/api/v1/problems";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../basics/language.ts";
import type { Services } from "../../calls/call.ts";
import { callerOf, type TokenCaller } from "../../sessions/api-token.ts";
import { Problem } from "./problem.ts";

const REALM = 'Bearer realm="v1"';

/** The token that a request is sent with, good or not; undefined without one. Authorization of another scheme is not for the shop. */
export function tokenIn({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const [scheme, token = ""] = (headers.authorization ?? "").trim().split(/ +/u);
  return scheme?.toLowerCase() === "bearer" ? token : undefined;
}

/**
 * Who calls an operation: undefined without a token, where it is open. Refuses a token that is wrong or lacks the scope of the operation,
 * also where guests would be answered: a script should learn of it.
 */
export async function callerWithToken(
  { isOpen, scope }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    language,
    now,
    database,
  }: { readonly language: Language; readonly now: number } & Pick<Services, "database">,
): Promise<TokenCaller | undefined> {
  const token = tokenIn(request);
  if (token === undefined) {
    if (isOpen) return undefined;
    reply.header("www-authenticate", REALM);
    throw new Problem(problems.unauthorized, publicApiMessages.tokenMissing[language]);
  }
  const caller = await callerOf(database, token, now);
  if (!caller) {
    reply.header("www-authenticate", `${REALM}, error="invalid_token"`);
    throw new Problem(problems.unauthorized, publicApiMessages.tokenWrong[language]);
  }
  if (!caller.scopes.includes(scope)) {
    reply.header("www-authenticate", `${REALM}, error="insufficient_scope", scope="${scope}"`);
    throw new Problem(problems.scope, publicApiMessages.scopeMissing(scope)[language]);
  }
  return caller;
}
