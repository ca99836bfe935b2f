import type { FastifyInstance } from "fastify";
import { isLoopback } from "../basics/is-loopback.ts";

const MISDIRECTED = 421;
const HOST = /^(?<name>\[[^\]]*\]|[^:]*)(?::\d+)?$/u;

/**
 * Refuses requests for another host: a proxy that makes a development server public, or a foreign site whose name leads to the loopback
 * address.
 */
export function answerLoopbackOnly(server: FastifyInstance): void {
  server.addHook("onRequest", async (request, reply) => {
    const hosts = [request.headers.host, request.headers["x-forwarded-host"]].flat();
    const isForeign = hosts.some(
      (host) => host !== undefined && !isLoopback(HOST.exec(host)?.groups?.["name"] ?? ""),
    );
    if (isForeign) {
      return reply
        .status(MISDIRECTED)
        .type("text/plain; charset=utf-8")
        .send("This server is for development. Set NODE_ENV=production to make it public.\n");
    }
  });
}
