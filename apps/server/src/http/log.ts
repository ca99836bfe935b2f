import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import type * as sonicBoom from "sonic-boom";

// The package names its class only in a way that modules do not see.
const { SonicBoom } = createRequire(import.meta.url)("sonic-boom") as typeof sonicBoom;

const STANDARD_OUTPUT = 1;
/** What waits for room at most, in characters; lines beyond it are lost. */
const MOST_WAITING = 1_000_000;

/** Where lines of the log go. Where they cannot be written, as on a full disk, they wait for the next try, and the shop goes on. */
export function openLog(descriptor = STANDARD_OUTPUT): sonicBoom.SonicBoom {
  const log = new SonicBoom({ fd: descriptor, sync: true, maxLength: MOST_WAITING });
  log.on("error", () => {});
  return log;
}

/** Writes one line for each call: which, how it went, how long it took. No address, query, header or body: they are personal data. */
export function logCalls(server: FastifyInstance): void {
  server.decorateReply("envelopeCode", 0);
  server.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  server.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        code: reply.envelopeCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      "answered",
    );
  });
}
