import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { answerBrokenRequest } from "./broken-requests.ts";

/** The least rate of a body: its average after the first seconds. */
export interface BodyRate {
  readonly bytesPerSecond: number;
  readonly graceMs: number;
  readonly checkMs: number;
}

/** The rate of a slow mobile network. */
const LEAST_RATE: BodyRate = { bytesPerSecond: 4000, graceMs: 10_000, checkMs: 2000 };

/** Answers a request whose body arrives slower than the least rate with HTTP 408, and closes its connection. */
export function requireBodyRate(server: FastifyInstance, rate = LEAST_RATE): void {
  const receiving = new Map<IncomingMessage, { readonly since: number; readonly from: number }>();

  server.addHook("onRequest", (request, _reply, done) => {
    const { raw } = request;
    if (!raw.complete && raw.socket instanceof Socket) {
      receiving.set(raw, { since: performance.now(), from: raw.socket.bytesRead });
      raw.once("close", () => receiving.delete(raw));
    }
    done();
  });

  const check = () => {
    for (const [request, { since, from }] of receiving) {
      const { socket } = request;
      const seconds = (performance.now() - since - rate.graceMs) / 1000;
      // Bytes that wait to be read show that the server is the slow one.
      const isSlow =
        request.readableLength === 0 && socket.bytesRead - from < seconds * rate.bytesPerSecond;
      if (request.complete) {
        receiving.delete(request);
      } else if (seconds > 0 && isSlow) {
        receiving.delete(request);
        answerBrokenRequest({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, socket);
      }
    }
  };
  const timer = setInterval(check, rate.checkMs).unref();
  server.addHook("onClose", async () => clearInterval(timer));
}
