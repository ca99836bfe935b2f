import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type LoadWatch, registerShedding } from "./shedding.ts";

const LATE = { lateMs: 30, sampleMs: 40, turnMs: 250, maxActive: 1000 };
/** Each of the crowd costs so much before its turn: the first ones fit into a turn, the last ones do not. */
const COST_MS = 100;
const CROWD = 10;

function spin(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe("an overloaded server with a late event loop", () => {
  const watch = {
    shed: vi.fn<LoadWatch["shed"]>(),
    active: vi.fn<LoadWatch["active"]>(),
  };
  let server: FastifyInstance;

  beforeEach(async () => {
    vi.resetAllMocks();
    server = Fastify();
    server.addHook("onRequest", ({ url }, _reply, done) => {
      if (url === "/costly") spin(COST_MS);
      done();
    });
    await registerShedding(server, watch, LATE);
    for (const path of ["/costly", "/cheap"]) server.get(path, () => ({}));
    await server.ready();
  });
  afterEach(() => server.close());

  const visit = async (url: string) => (await server.inject({ method: "GET", url })).statusCode;
  /** Blocks the event loop several times in a row. */
  const makeLate = async () => {
    for (let block = 0; block < 3; block += 1) {
      spin(LATE.sampleMs + LATE.lateMs);
      await sleep(1);
    }
  };

  test("an overloaded server with a late event loop answers some, refuses the rest, and accepts all again soon after", async () => {
    await makeLate();
    // All of them arrive in one turn of the event loop.
    const crowd = await Promise.all(Array.from({ length: CROWD }, () => visit("/costly")));
    expect(new Set(crowd)).toEqual(new Set([200, 503]));
    expect(watch.shed).toHaveBeenCalledWith("late");
    await sleep(2 * LATE.sampleMs);
    expect(await visit("/costly")).toBe(200);
  });

  test("an overloaded server with a late event loop refuses no request when there is no other work", async () => {
    await makeLate();
    expect(await visit("/cheap")).toBe(200);
  });
});
