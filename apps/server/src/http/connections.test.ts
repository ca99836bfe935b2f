import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connectionsOf, listen, open } from "../testing/raw-http.ts";
import { answerInTurn } from "./connections.ts";

const DRAIN_MS = 300;
const CLOSED = { timeout: 60_000, interval: 20 };
/** So many requests are answered when all of them are being handled. */
const TOGETHER = 3;
/** More than the buffers of a local connection hold. */
const LARGE = Buffer.alloc(50_000_000);

describe("requests of one connection", () => {
  let server: FastifyInstance;
  let port: number;
  let running: number;
  let most: number;
  let answered: string[];
  let together: PromiseWithResolvers<void>;

  beforeEach(async () => {
    running = 0;
    most = 0;
    answered = [];
    together = Promise.withResolvers();
    server = Fastify({ forceCloseConnections: true });
    answerInTurn(server, DRAIN_MS);
    server.all<{ Params: { name: string } }>("/slow/:name", async ({ params, body }) => {
      running += 1;
      most = Math.max(most, running);
      await sleep(20);
      running -= 1;
      answered.push(params.name);
      return `answer ${params.name} ${JSON.stringify(body ?? "")}`;
    });
    server.get("/together", async () => {
      running += 1;
      if (running === TOGETHER) together.resolve();
      await together.promise;
      return "answer together";
    });
    server.get("/large", () => LARGE);
    port = await listen(server);
  });
  afterEach(() => server.close());

  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const post = (path: string, body: string) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

  test("requests of one connection are answered in turn when they are sent ahead, with their bodies", async () => {
    const { socket, received } = await open(port);
    socket.write(get("/slow/a") + post("/slow/b", '{"b":1}') + get("/slow/c"));
    await vi.waitUntil(() => received().includes("answer c"), CLOSED);
    expect([most, answered]).toEqual([1, ["a", "b", "c"]]);
    expect(received()).toContain('answer b {"b":1}');
    socket.write(get("/slow/d"));
    await vi.waitUntil(() => received().includes("answer d"), CLOSED);
    socket.destroy();
  });

  test("requests of one connection are cut off when many are sent ahead", async () => {
    const { socket } = await open(port);
    const closed = once(socket, "close");
    socket.write(get("/slow/a").repeat(260));
    await closed;
    await sleep(100);
    expect(answered.length).toBeLessThanOrEqual(1);
  });

  test("requests of one connection are handled beside those of other connections", async () => {
    const clients = await Promise.all(Array.from({ length: TOGETHER }, () => open(port)));
    for (const { socket } of clients) socket.write(get("/together"));
    const areAnswered = () => clients.every(({ received }) => received().includes("together"));
    await vi.waitUntil(areAnswered, CLOSED);
    expect(running).toBe(TOGETHER);
    for (const { socket } of clients) socket.destroy();
  });

  test("requests of one connection are cut off when an answer is not read, and the waiting ones are not handled", async () => {
    const { socket } = await open(port);
    socket.pause();
    socket.write(get("/large") + get("/slow/never"));
    await vi.waitUntil(async () => (await connectionsOf(server)) === 0, CLOSED);
    expect(answered).toEqual([]);
    socket.destroy();
  });

  test("requests of one connection may take longer than an answer may stall", async () => {
    server.server.timeout = 60_000;
    const { socket, received } = await open(port);
    socket.write(get("/slow/a") + get("/slow/b"));
    await vi.waitUntil(() => received().includes("answer b"), CLOSED);
    await sleep(2 * DRAIN_MS);
    socket.write(get("/slow/c"));
    await vi.waitFor(() => expect(received()).toContain("answer c"), CLOSED);
    socket.destroy();
  });
});
