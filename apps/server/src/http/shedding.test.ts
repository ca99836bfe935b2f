import { setTimeout as sleep } from "node:timers/promises";
import { readHome } from "@reagent/api/contract/home";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { handleFailures } from "./failures.ts";
import { logCalls } from "./log.ts";
import { probes } from "./probes.ts";
import { type LoadWatch, registerShedding } from "./shedding.ts";

/** Each group of tests has one limit that is soon reached, and one that never is. */
const CROWDED = { lateMs: 60_000, lookMs: 40, turnMs: 60_000, mostUnderWay: 5 };
const LATE = { lateMs: 30, lookMs: 40, turnMs: 20, mostUnderWay: 1000 };

function spin(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe("a server with more to do than it can", () => {
  const watch = {
    shed: vi.fn<LoadWatch["shed"]>(),
    underWay: vi.fn<LoadWatch["underWay"]>(),
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
  /** So many times in a row too long for the event loop. */
  const makeLate = async () => {
    for (let block = 0; block < 3; block += 1) {
      spin(LATE.lookMs + LATE.lateMs);
      await sleep(1);
    }
  };

  describe("because too much is under way", () => {
    beforeEach(() => open(CROWDED));

    test("refuses what comes beyond it in an envelope, says when to come again, and takes it once there is room", async () => {
      const held = statuses(CROWDED.mostUnderWay, "/held");
      await vi.waitFor(() => expect(watch.underWay).toHaveBeenLastCalledWith(CROWDED.mostUnderWay));
      const refused = await get(readHome.path, { "x-language": "en" });
      expect([refused.statusCode, refused.headers["retry-after"], refused.json()]).toEqual([
        503,
        "2",
        { code: 503, message: "The shop is busy; please try again shortly.", data: null },
      ]);
      expect(watch.shed).toHaveBeenCalledExactlyOnceWith("crowded");
      release();
      expect(await held).toEqual([200, 200, 200, 200, 200]);
      await vi.waitFor(() => expect(watch.underWay).toHaveBeenLastCalledWith(0));
      expect((await get(readHome.path)).statusCode).toBe(200);
    });

    test.each(Object.values(probes))("still answers %s", async (probe) => {
      const held = statuses(CROWDED.mostUnderWay, "/held");
      await vi.waitFor(() => expect(watch.underWay).toHaveBeenLastCalledWith(CROWDED.mostUnderWay));
      expect((await get(probe)).statusCode).toBe(200);
      release();
      await held;
    });

    test.each([
      ["/products/E1", "zh-CN", "系统繁忙，请稍后再试。"],
      ["/en/products/E1", "en", "The shop is busy; please try again shortly."],
    ])(
      "tells so in a page to who opens %s, which asks again by itself",
      async (url, lang, words) => {
        const held = statuses(CROWDED.mostUnderWay, "/held");
        await vi.waitFor(() =>
          expect(watch.underWay).toHaveBeenLastCalledWith(CROWDED.mostUnderWay),
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

  describe("because its event loop is late", () => {
    beforeEach(() => open(LATE));

    test("answers some, refuses the rest, and takes everything again soon after", async () => {
      const address = await server.listen({ host: "127.0.0.1", port: 0 });
      const visit = async () => (await fetch(`${address}/costly`)).status;
      const crowd = () => Promise.all(Array.from({ length: 30 }, visit));
      await crowd();
      await makeLate();
      expect(new Set(await crowd())).toEqual(new Set([200, 503]));
      expect(watch.shed).toHaveBeenCalledWith("late");
      await sleep(2 * LATE.lookMs);
      expect(await visit()).toBe(200);
    });

    test("refuses nobody who comes when there is nothing else to do", async () => {
      await makeLate();
      expect((await get("/costly")).statusCode).toBe(200);
    });
  });
});
