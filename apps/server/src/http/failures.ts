import { isCall } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { headerNames } from "@reagent/api/contract/signature";
import { callMessages } from "@reagent/api/messages/call";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { headerText } from "../basics/header-text.ts";
import { languageOf } from "../basics/language.ts";
import { Refusal } from "../basics/refusal.ts";
import { isCollision, isUnavailable } from "../database/failure.ts";
import { DatabaseBusy } from "../database/transact.ts";
import { sendEnvelope } from "./envelope.ts";
import { retryPage } from "./retry-page.ts";
import { Overloaded } from "./shedding.ts";

/** The Retry-After of a busy server, in seconds. */
export const RETRY_AFTER_S = 2;

/** Turns failures of calls into envelopes: refusals unchanged, limits by their status, unexpected ones without details. */
export function handleFailures(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((failure, request, reply) =>
    answerFailure(failure, request, reply),
  );
}

/** The envelope of one failure. */
export function answerFailure(
  failure: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(headerText(request.headers, headerNames.language));
  if (failure instanceof Refusal) {
    return sendEnvelope(reply, failure.code, failure.message);
  }
  const kind = failureOf(failure, request, reply);
  if ((kind === "busy" || kind === "tooMany") && isPageRequest(request)) {
    return sendRetryPage(kind, request, reply);
  }
  return sendEnvelope(reply, codes[kind], callMessages[kind][language]);
}

/** What kind of failure an error is that is no refusal. Logs it where the shop has to know, and says when a busy server can be asked again. */
export function failureOf(
  failure: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FailureKind {
  if (isCut(request, failure)) {
    request.log.info("a call was cut off by its client");
    return "badRequest";
  }
  const kind = kindOf(failure);
  if (kind === "failed") {
    request.log.error({ err: failure }, "a call failed unexpectedly");
  } else if (kind === "busy") {
    if (isUnavailable(failure)) {
      request.log.error(
        { err: failure },
        "a call was refused: the database or the disk is not available",
      );
    } else if (!(failure instanceof Overloaded)) {
      // `registerShedding` logs overload, at intervals: a line for each request would add to the load.
      request.log.warn({ err: failure }, "a call was refused: the server is busy");
    }
    reply.header("retry-after", RETRY_AFTER_S);
  }
  return kind;
}

type FailureKind = "busy" | "tooMany" | "tooLarge" | "badRequest" | "failed";

/** Whether the connection ended before the body was read. Its error has the same code as that of a lost connection to the database. */
const isCut = ({ raw }: FastifyRequest, failure: Error) =>
  failure === raw.errored || (Boolean(raw.errored) && !raw.complete);

const isPageRequest = ({ url, headers }: FastifyRequest) =>
  !isCall(url) && (headers.accept ?? "").includes("text/html");

function sendRetryPage(
  kind: "busy" | "tooMany",
  { url }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .status(codes[kind])
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(retryPage(callMessages[kind], /^\/en(?:[/?]|$)/u.test(url) ? "en" : "zh"));
}

function kindOf(failure: FastifyError | Error): FailureKind {
  if (failure instanceof DatabaseBusy || isCollision(failure) || isUnavailable(failure)) {
    return "busy";
  }
  const status = "statusCode" in failure ? (failure.statusCode ?? 500) : 500;
  if (status === codes.busy) {
    return "busy";
  }
  if (status === codes.tooMany) {
    return "tooMany";
  }
  if (status === codes.tooLarge) {
    return "tooLarge";
  }
  return status >= 400 && status < 500 ? "badRequest" : "failed";
}
