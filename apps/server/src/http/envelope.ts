import { codes } from "@reagent/api/contract/envelope";
import type { FastifyReply } from "fastify";
import type { Language } from "./language.ts";
import { callMessages } from "./messages.ts";

/** Codes that are HTTP statuses of their own; all other envelopes travel with 200 (architecture, apps/server). */
const STATUSES: ReadonlySet<number> = new Set([codes.tooLarge, codes.tooMany, codes.busy]);

/** Answers with an envelope. */
export function sendEnvelope(
  reply: FastifyReply,
  code: number,
  message: string,
  data: unknown = null,
): FastifyReply {
  reply.envelopeCode = code;
  return reply
    .status(STATUSES.has(code) ? code : codes.success)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ code, message, data }));
}

/** Answers that the call was done. */
export function sendSuccess(reply: FastifyReply, language: Language, data: unknown): FastifyReply {
  return sendEnvelope(reply, codes.success, callMessages.success[language], data);
}

declare module "fastify" {
  interface FastifyReply {
    /** The code that the envelope carried, for the log. */
    envelopeCode: number;
  }
}
