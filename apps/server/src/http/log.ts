import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import type * as sonicBoom from "sonic-boom";
import { securityEvent } from "./security-events.ts";

// The package's export is not visible to ES modules.
const { SonicBoom } = createRequire(import.meta.url)("sonic-boom") as typeof sonicBoom;

const STANDARD_OUTPUT = 1;
/** Longest buffer while lines cannot be written, in characters; more lines are lost. */
const MAX_BUFFERED = 1_000_000;

/** The log's stream. Lines that cannot be written, such as to a full disk, are buffered, and the shop continues. */
export function openLog(descriptor = STANDARD_OUTPUT): sonicBoom.SonicBoom {
  const log = new SonicBoom({ fd: descriptor, sync: true, maxLength: MAX_BUFFERED });
  log.on("error", () => {});
  return log;
}

/** Logs each call: route, outcome, what it means for security, duration. No address, query, header or body, which can be personal data. */
export function logCalls(server: FastifyInstance): void {
  server.decorateReply("envelopeCode", 0);
  server.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  server.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        code: reply.envelopeCode,
        security: securityEvent(route, reply.envelopeCode),
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      "answered",
    );
  });
}
