import type { FastifyInstance } from "fastify";

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
