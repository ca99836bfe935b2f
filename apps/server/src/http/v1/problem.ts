import type { MessageText } from "@reagent/api/messages/message";
import { PROBLEM_TYPE, type ProblemKind, typeOf } from "@reagent/api/v1/problems";
import type { FastifyReply } from "fastify";
import type { Language } from "../../basics/language.ts";

/** A request of the public API is refused; `field` is the parameter that is wrong. */
export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly field: string | undefined;
  declare readonly message: MessageText;

  constructor(kind: ProblemKind, message: MessageText, field?: string) {
    super(message);
    this.name = "Problem";
    this.kind = kind;
    this.field = field;
  }
}

const EXPOSED = "etag, link, ratelimit, ratelimit-policy, retry-after, content-language";

/**
 * Lets pages of any origin read an answer, without credentials. Answers to requests with a token are for programs: a page that had one
 * would show it to everybody who opens it.
 */
export function openToAnyOrigin(reply: FastifyReply): FastifyReply {
  if (reply.request.headers.authorization !== undefined) return reply;
  return reply
    .header("access-control-allow-origin", "*")
    .header("access-control-expose-headers", EXPOSED)
    .header("cross-origin-resource-policy", "cross-origin");
}

/** Answers with a problem (RFC 9457). */
export function sendProblem(
  reply: FastifyReply,
  kind: ProblemKind,
  detail: MessageText,
  { language, field }: { readonly language: Language; readonly field?: string | undefined },
): FastifyReply {
  reply.envelopeCode = kind.code;
  // An address that cannot be decoded has met no hook before.
  return openToAnyOrigin(reply)
    .status(kind.status)
    .header("cache-control", "no-store")
    .header("content-language", language)
    .type(PROBLEM_TYPE)
    .send(
      JSON.stringify({
        type: typeOf(kind),
        title: kind.title[language],
        status: kind.status,
        detail,
        code: kind.code,
        field,
      }),
    );
}
