import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { open } from "../testing/raw-http.ts";
import { requireBodyRate } from "./body-rate.ts";

const RATE = { bytesPerSecond: 10_000, graceMs: 200, checkMs: 20 };
const STEP_MS = 20;
const BYTES = 10_000;
const SOON = { timeout: 10_000, interval: 20 };

describe("the least rate of bodies", () => {
  let server: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    server = Fastify({ forceCloseConnections: true });
    requireBodyRate(server, RATE);
    server.post("/body", async ({ body }) => `received ${String(body).length}`);
    server.get("/slow", async () => {
      await sleep(3 * RATE.graceMs);
      return "done";
    });
    await server.listen({ host: "127.0.0.1", port: 0 });
    ({ port } = server.server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  async function sendBody(socket: Socket, bytesPerStep: number): Promise<void> {
    socket.write(
      `POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${BYTES}\r\n\r\n`,
    );
    for (let sent = 0; sent < BYTES && !socket.destroyed; sent += bytesPerStep) {
      socket.write("x".repeat(Math.min(bytesPerStep, BYTES - sent)));
      await sleep(STEP_MS);
    }
  }

  test("accepts a body that arrives faster", async () => {
    const { socket, received } = await open(port);
    await sendBody(socket, BYTES / 20);
    await vi.waitFor(() => expect(received()).toContain(`received ${BYTES}`), SOON);
    socket.destroy();
  });

  test("answers a slower one with 408, and closes its connection even when it continues to send", async () => {
    const { socket, received } = await open(port);
    socket.allowHalfOpen = true;
    const sending = sendBody(socket, 10);
    await vi.waitUntil(() => socket.destroyed, SOON);
    await sending;
    expect(received()).toMatch(/^HTTP\/1\.1 408 /u);
  });

  test("does not end a request that has no body", async () => {
    expect(await (await fetch(`http://127.0.0.1:${port}/slow`)).text()).toBe("done");
  });
});
