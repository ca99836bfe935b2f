import type { FastifyInstance } from "fastify";

const ROUND_MS = 50;

/**
 * Lets a server that is told to stop end with its last answer: the connection of a call that was under way is closed once it is idle,
 * and not kept for a next call that would be refused.
 */
export function closeConnectionsOnStop(fastify: FastifyInstance): void {
  const { server } = fastify;
  fastify.addHook("preClose", async () => {
    if (!server.listening) return;
    const timer = setInterval(() => server.closeIdleConnections(), ROUND_MS);
    server.once("close", () => clearInterval(timer));
  });
}
