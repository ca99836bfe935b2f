import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Each connection may hold headers and a body in memory; a proxy in front of the shop needs far fewer. */
export const MAX_CONNECTIONS = 4096;
/** Requests that may wait for the answer to an earlier one of their connection. Browsers and proxies send none ahead. */
const MAX_WAITING = 16;
/** A connection that accepts nothing of its answer for this time is closed, in milliseconds. */
const DRAIN_TIMEOUT_MS = 10_000;

/**
 * Handles one request of a connection at a time: the next one when the previous answer was sent. A connection is closed when many
 * requests wait on it, and when its answer is not accepted. Requests in process have no connection.
 */
export function answerInTurn(server: FastifyInstance, drainTimeoutMs = DRAIN_TIMEOUT_MS): void {
  /** The waiting requests of each connection that has a request. */
  const waiting = new WeakMap<Socket, (() => void)[]>();

  server.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    if (!(socket instanceof Socket)) {
      done();
      return;
    }
    const start = () => {
      reply.raw.once("close", () => {
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
        if (next) next();
        else waiting.delete(socket);
      });
      // Node resets the timeout of the previous answer only for a request that arrives after it.
      socket.setTimeout(server.server.timeout);
      done();
    };
    const others = waiting.get(socket);
    if (!others) {
      waiting.set(socket, []);
      start();
    } else if (others.length < MAX_WAITING) {
      others.push(start);
    } else {
      socket.destroy();
    }
  });
  server.addHook("onSend", (request, _reply, payload, done) => {
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(drainTimeoutMs);
    done(null, payload);
  });
}
