import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { readHome } from "@reagent/api/contract/home";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { open as openConnection } from "../testing/raw-http.ts";
import { handleFailures } from "./failures.ts";
import { logCalls } from "./log.ts";
import { probes } from "./probes.ts";
import { type LoadWatch, registerShedding } from "./shedding.ts";

/** Each limits one kind of load, and leaves the others unlimited. */
const CROWDED = { lateMs: 60_000, sampleMs: 40, turnMs: 60_000, maxActive: 5 };
const LATE = { lateMs: 30, sampleMs: 40, turnMs: 20, maxActive: 1000 };
/** More than the buffers of a local connection hold. */
const LARGE = Buffer.alloc(30_000_000);

function spin(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe("an overloaded server", () => {
  const watch = {
    shed: vi.fn<LoadWatch["shed"]>(),
    active: vi.fn<LoadWatch["active"]>(),
  };
  let server: FastifyInstance;
  let release: () => void;

  const open = async (limits: typeof CROWDED) => {
    vi.resetAllMocks();
    const released = new Promise<void>((resolve) => (release = resolve));
    server = Fastify();
    logCalls(server);
    handleFailures(server);
    await registerShedding(server, watch, limits);
    server.get(readHome.path, () => ({}));
    server.get("/large", () => LARGE);
    server.get("/held", () => released.then(() => ({})));
    server.get("/costly", () => {
      spin(10);
      return {};
    });
    for (const probe of Object.values(probes)) server.get(probe, () => ({}));
    await server.ready();
  };
  afterEach(() => server.close());

  const get = (url: string, headers = {}) => server.inject({ method: "GET", url, headers });
  const statuses = async (count: number, url: string) =>
    (await Promise.all(Array.from({ length: count }, () => get(url)))).map(
      ({ statusCode }) => statusCode,
    );
  /** Blocks the event loop several times in a row. */
  const makeLate = async () => {
    for (let block = 0; block < 3; block += 1) {
      spin(LATE.sampleMs + LATE.lateMs);
      await sleep(1);
    }
  };

  describe("with too many active requests", () => {
    beforeEach(() => open(CROWDED));

    test("refuses more in an envelope with Retry-After, and accepts them when others are done", async () => {
      const held = statuses(CROWDED.maxActive, "/held");
      await vi.waitFor(() => expect(watch.active).toHaveBeenLastCalledWith(CROWDED.maxActive));
      const refused = await get(readHome.path, { "x-language": "en" });
      expect([refused.statusCode, refused.headers["retry-after"], refused.json()]).toEqual([
        503,
        "2",
        { code: 503, message: "The shop is busy; please try again shortly.", data: null },
      ]);
      expect(watch.shed).toHaveBeenCalledExactlyOnceWith("crowded");
      release();
      expect(await held).toEqual([200, 200, 200, 200, 200]);
      await vi.waitFor(() => expect(watch.active).toHaveBeenLastCalledWith(0));
      expect((await get(readHome.path)).statusCode).toBe(200);
    });

    test("counts no answer that its client does not read", async () => {
      await server.listen({ host: "127.0.0.1", port: 0 });
      const { port } = server.server.address() as AddressInfo;
      const clients = await Promise.all(
        Array.from({ length: CROWDED.maxActive }, () => openConnection(port)),
      );
      for (const { socket } of clients) {
        socket.pause();
        socket.write("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
      }
      await vi.waitFor(() => expect(watch.active).toHaveBeenCalledTimes(2 * CROWDED.maxActive));
      expect((await get(readHome.path)).statusCode).toBe(200);
      for (const { socket } of clients) socket.destroy();
    });

    test("counts a handler whose client has gone until it ends", async () => {
      await server.listen({ host: "127.0.0.1", port: 0 });
      const { socket } = await openConnection((server.server.address() as AddressInfo).port);
      socket.write("GET /held HTTP/1.1\r\nHost: a\r\n\r\n");
      await vi.waitFor(() => expect(watch.active).toHaveBeenLastCalledWith(1));
      socket.destroy();
      await sleep(50);
      expect(watch.active).toHaveBeenLastCalledWith(1);
      release();
      await vi.waitFor(() => expect(watch.active).toHaveBeenLastCalledWith(0));
    });

    test.each(Object.values(probes))("still answers %s", async (probe) => {
      const held = statuses(CROWDED.maxActive, "/held");
      await vi.waitFor(() => expect(watch.active).toHaveBeenLastCalledWith(CROWDED.maxActive));
      expect((await get(probe)).statusCode).toBe(200);
      release();
      await held;
    });

    test.each([
      ["/products/E1", "zh-CN", "系统繁忙，请稍后再试。"],
      ["/en/products/E1", "en", "The shop is busy; please try again shortly."],
    ])("answers %s with a page that reloads by itself", async (url, lang, words) => {
      const held = statuses(CROWDED.maxActive, "/held");
      await vi.waitFor(() => expect(watch.active).toHaveBeenLastCalledWith(CROWDED.maxActive));
      const page = await get(url, { accept: "text/html,*/*" });
      release();
      await held;
      expect([page.statusCode, page.headers["retry-after"]]).toEqual([503, "2"]);
      expect(page.headers["cache-control"]).toBe("no-store");
      expect(page.body).toContain(`<html lang="${lang}">`);
      expect(page.body).toContain(words);
      expect(page.body).toContain('http-equiv="refresh"');
    });
  });

  describe("with a late event loop", () => {
    beforeEach(() => open(LATE));

    test("answers some, refuses the rest, and accepts all again soon after", async () => {
      const address = await server.listen({ host: "127.0.0.1", port: 0 });
      const visit = async () => (await fetch(`${address}/costly`)).status;
      const crowd = () => Promise.all(Array.from({ length: 30 }, visit));
      await crowd();
      await makeLate();
      expect(new Set(await crowd())).toEqual(new Set([200, 503]));
      expect(watch.shed).toHaveBeenCalledWith("late");
      await sleep(2 * LATE.sampleMs);
      expect(await visit()).toBe(200);
    });

    test("refuses no request when there is no other work", async () => {
      await makeLate();
      expect((await get("/costly")).statusCode).toBe(200);
    });
  });
});
