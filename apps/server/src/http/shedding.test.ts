import { setTimeout as sleep } from "node:timers/promises";
import { readHome } from "@reagent/api/contract/home";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listen, open as openConnection } from "../testing/raw-http.ts";
import { handleFailures } from "./failures.ts";
import { logCalls } from "./log.ts";
import { probes } from "./probes.ts";
import { type LoadWatch, registerShedding } from "./shedding.ts";

/** The event loop is never late. */
const CROWDED = { lateMs: 60_000, sampleMs: 40, turnMs: 60_000, maxActive: 5 };
const SOON = { timeout: 60_000 };
/** More than the buffers of a local connection hold. */
const LARGE = Buffer.alloc(30_000_000);

describe("an overloaded server", () => {
  const watch = {
    shed: vi.fn<LoadWatch["shed"]>(),
    active: vi.fn<LoadWatch["active"]>(),
  };
  let server: FastifyInstance;
  let release: () => void;

  beforeEach(async () => {
    vi.resetAllMocks();
    const released = new Promise<void>((resolve) => (release = resolve));
    server = Fastify();
    logCalls(server);
    handleFailures(server);
    await registerShedding(server, watch, CROWDED);
    server.get(readHome.path, () => ({}));
    server.get("/large", () => LARGE);
    server.get("/held", () => released.then(() => ({})));
    for (const probe of Object.values(probes)) server.get(probe, () => ({}));
    await server.ready();
  });
  afterEach(() => server.close());

  const get = (url: string, headers = {}) => server.inject({ method: "GET", url, headers });
  const statuses = async (count: number, url: string) =>
    (await Promise.all(Array.from({ length: count }, () => get(url)))).map(
      ({ statusCode }) => statusCode,
    );

  describe("with too many active requests", () => {
    test("a server with too many active requests refuses more in an envelope with Retry-After, and accepts them when others are done", async () => {
      const held = statuses(CROWDED.maxActive, "/held");
      await vi.waitFor(
        () => expect(watch.active).toHaveBeenLastCalledWith(CROWDED.maxActive),
        SOON,
      );
      const refused = await get(readHome.path, { "x-language": "en" });
      expect([refused.statusCode, refused.headers["retry-after"], refused.json()]).toEqual([
        503,
        "2",
        { code: 503, message: "The shop is busy; please try again shortly.", data: null },
      ]);
      expect(watch.shed).toHaveBeenCalledExactlyOnceWith("crowded");
      release();
      expect(await held).toEqual([200, 200, 200, 200, 200]);
      await vi.waitFor(() => expect(watch.active).toHaveBeenLastCalledWith(0), SOON);
      expect((await get(readHome.path)).statusCode).toBe(200);
    });

    test("a server with too many active requests counts no answer that its client does not read", async () => {
      const port = await listen(server);
      const clients = await Promise.all(
        Array.from({ length: CROWDED.maxActive }, () => openConnection(port)),
      );
      for (const { socket } of clients) {
        socket.pause();
        socket.write("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
      }
      await vi.waitFor(
        () => expect(watch.active).toHaveBeenCalledTimes(2 * CROWDED.maxActive),
        SOON,
      );
      expect((await get(readHome.path)).statusCode).toBe(200);
      for (const { socket } of clients) socket.destroy();
    });

    test("a server with too many active requests counts a handler whose client has gone until it ends", async () => {
      const { socket } = await openConnection(await listen(server));
      socket.write("GET /held HTTP/1.1\r\nHost: a\r\n\r\n");
      await vi.waitFor(() => expect(watch.active).toHaveBeenLastCalledWith(1), SOON);
      socket.destroy();
      await sleep(50);
      expect(watch.active).toHaveBeenLastCalledWith(1);
      release();
      await vi.waitFor(() => expect(watch.active).toHaveBeenLastCalledWith(0), SOON);
    });

    test.each(Object.values(probes))(
      "a server with too many active requests still answers %s",
      async (probe) => {
        const held = statuses(CROWDED.maxActive, "/held");
        await vi.waitFor(
          () => expect(watch.active).toHaveBeenLastCalledWith(CROWDED.maxActive),
          SOON,
        );
        expect((await get(probe)).statusCode).toBe(200);
        release();
        await held;
      },
    );

    test.each([
      ["/products/E1", "zh-CN", "系统繁忙，请稍后再试。"],
      ["/en/products/E1", "en", "The shop is busy; please try again shortly."],
    ])(
      "a server with too many active requests answers %s with a page that reloads by itself",
      async (url, lang, words) => {
        const held = statuses(CROWDED.maxActive, "/held");
        await vi.waitFor(
          () => expect(watch.active).toHaveBeenLastCalledWith(CROWDED.maxActive),
          SOON,
        );
        const page = await get(url, { accept: "text/html,*/*" });
        release();
        await held;
        expect([page.statusCode, page.headers["retry-after"]]).toEqual([503, "2"]);
        expect(page.headers["cache-control"]).toBe("no-store");
        expect(page.body).toContain(`<html lang="${lang}">`);
        expect(page.body).toContain(words);
        expect(page.body).toContain('http-equiv="refresh"');
      },
    );
  });
});
