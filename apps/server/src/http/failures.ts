import { codes } from "@reagent/api/contract/envelope";
import { headerNames } from "@reagent/api/contract/signature";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isCollision, isUnavailable } from "../database/failure.ts";
import { DatabaseBusy } from "../database/transact.ts";
import { sendEnvelope } from "./envelope.ts";
import { languageOf } from "./language.ts";
import { callMessages } from "./messages.ts";
import { Refusal } from "./refusal.ts";
import { headerText } from "./signature.ts";

/** Turns whatever ends a call into an envelope: refusals as they are, limits by their status, the unexpected without its details. */
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
  const kind = kindOf(failure);
  if (kind === "failed") {
    request.log.error({ err: failure }, "a call failed unexpectedly");
  } else if (kind === "busy") {
    if (isUnavailable(failure)) {
      request.log.error(
        { err: failure },
        "a call was refused: the database or the disk is not there",
      );
    } else {
      request.log.warn({ err: failure }, "a call was refused for want of capacity");
    }
    reply.header("retry-after", "1");
  }
  return sendEnvelope(reply, codes[kind], callMessages[kind][language]);
}

function kindOf(
  failure: FastifyError | Error,
): "busy" | "tooMany" | "tooLarge" | "badRequest" | "failed" {
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
