import type { FastifyInstance } from "fastify";

const INTERVAL_MS = 50;

/**
 * Lets a stopping server end after its last answer: idle connections are closed at once, and none is kept alive for calls that would
 * be refused.
 */
export function closeConnectionsOnStop(fastify: FastifyInstance): void {
  const { server } = fastify;
  fastify.addHook("preClose", async () => {
    if (!server.listening) return;
    const timer = setInterval(() => server.closeIdleConnections(), INTERVAL_MS);
    server.once("close", () => clearInterval(timer));
  });
}
