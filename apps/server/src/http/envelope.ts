import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import type { MessageText } from "@reagent/api/messages/message";
import type { FastifyReply } from "fastify";
import type { Language } from "../basics/language.ts";

/** Codes that are also the HTTP status; all other envelopes are sent with 200 (architecture, apps/server). */
const STATUSES: ReadonlySet<number> = new Set([codes.tooLarge, codes.tooMany, codes.busy]);

/** Answers with an envelope. */
export function sendEnvelope(
  reply: FastifyReply,
  code: number,
  message: MessageText,
  data: unknown = null,
): FastifyReply {
  reply.envelopeCode = code;
  return reply
    .status(STATUSES.has(code) ? code : codes.success)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ code, message, data }));
}

/** Answers with success. */
export function sendSuccess(reply: FastifyReply, language: Language, data: unknown): FastifyReply {
  return sendEnvelope(reply, codes.success, callMessages.success[language], data);
}

declare module "fastify" {
  interface FastifyReply {
    /** The code of the envelope, for log and metrics. */
    envelopeCode: number;
  }
}
