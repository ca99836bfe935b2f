import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, test, vi } from "vitest";
import { listen, open } from "../testing/raw-http.ts";
import { requireBodyRate } from "./body-rate.ts";

const TIMES = { graceMs: 200, checkMs: 20 };
/** No machine is so slow that a body arrives slower than the one, and none so fast that it arrives faster than the other. */
const RATES = { low: 1, high: 1_000_000_000 };
const STEP_MS = 20;
const BYTES = 10_000;
const IN_THE_END = { timeout: 60_000, interval: 20 };

describe("the least rate of bodies", () => {
  let server: FastifyInstance;
  let port: number;

  async function start(bytesPerSecond: number): Promise<void> {
    server = Fastify({ forceCloseConnections: true });
    requireBodyRate(server, { ...TIMES, bytesPerSecond });
    server.post("/body", async ({ body }) => `received ${String(body).length}`);
    server.get("/slow", async () => {
      await sleep(3 * TIMES.graceMs);
      return "done";
    });
    port = await listen(server);
  }
  afterEach(() => server.close());

  async function sendBody(socket: Socket, bytesPerStep: number): Promise<void> {
    socket.write(
      `POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${BYTES}\r\n\r\n`,
    );
    for (let sent = 0; sent < BYTES && !socket.destroyed; sent += bytesPerStep) {
      socket.write("x".repeat(Math.min(bytesPerStep, BYTES - sent)));
      await sleep(STEP_MS);
    }
  }

  test("the least rate of bodies accepts a body that arrives faster", async () => {
    await start(RATES.low);
    const { socket, received } = await open(port);
    await sendBody(socket, BYTES / 20);
    await vi.waitFor(() => expect(received()).toContain(`received ${BYTES}`), IN_THE_END);
    socket.destroy();
  });

  test("the least rate of bodies answers a slower one with 408, and closes its connection even when it continues to send", async () => {
    await start(RATES.high);
    const { socket, received } = await open(port);
    socket.allowHalfOpen = true;
    const sending = sendBody(socket, 10);
    await vi.waitUntil(() => socket.destroyed, IN_THE_END);
    await sending;
    expect(received()).toMatch(/^HTTP\/1\.1 408 /u);
  });

  test("the least rate of bodies does not end a request that has no body", async () => {
    await start(RATES.high);
    expect(await (await fetch(`http://127.0.0.1:${port}/slow`)).text()).toBe("done");
  });
});
