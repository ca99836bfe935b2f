import type { FastifyInstance } from "fastify";

const INTERVAL_MS = 50;

/**
 * Lets a stopping server end with its last answer: connections are closed as soon as they are idle, and not kept alive for calls
 * that would be refused.
 */
export function closeConnectionsOnStop(fastify: FastifyInstance): void {
  const { server } = fastify;
  fastify.addHook("preClose", async () => {
    if (!server.listening) return;
    const timer = setInterval(() => server.closeIdleConnections(), INTERVAL_MS);
    server.once("close", () => clearInterval(timer));
  });
}
