import { describe, expect, it } from "vitest";
import { readCart } from "../contract/cart.ts";
import { backEnd, done, json } from "./testing/back-end.ts";

const second = 1000;
const minute = 60 * second;
const serverStart = 1_779_242_400;
const hour = 60 * minute;

/** A server with the right time, and a device clock with an offset. */
function clocks(offset: number) {
  let passed = 0;
  let shift = offset;
  const world = backEnd(() => done, {
    serverSeconds: () => serverStart + Math.floor(passed / second),
    deviceNow: () => serverStart * second + passed + shift,
  });
  return {
    ...world,
    pass: (milliseconds: number) => {
      passed += milliseconds;
    },
    setDevice: (milliseconds: number) => {
      shift = milliseconds;
    },
    call: async () => {
      await world.client.call(readCart, {});
      return Number(world.sent.at(-1)?.headers.get("X-Timestamp")) - serverStart;
    },
  };
}

describe("the server's clock (storefront §7, server clock)", () => {
  it.each([
    ["right", 0],
    ["a day behind", -24 * hour],
    ["20 minutes ahead", 20 * minute],
    ["years behind", -9 * 365 * 24 * hour],
  ])("dates calls whatever the device clock says: %s", async (_, offset) => {
    const world = clocks(offset);
    expect(await world.call()).toBe(0);
    world.pass(7 * minute);
    expect(await world.call()).toBe(7 * 60);
  });

  it("the server's clock is requested once in 800 s, and again after that", async () => {
    const world = clocks(-3 * hour);
    await world.call();
    world.pass(800 * second);
    await world.call();
    expect(world.timesAsked()).toBe(1);
    world.pass(1);
    expect(await world.call()).toBe(800);
    expect(world.timesAsked()).toBe(2);
    world.pass(800 * second);
    await world.call();
    expect(world.timesAsked()).toBe(2);
  });

  it("the server's clock is requested once by calls that start together", async () => {
    const world = clocks(0);
    await Promise.all([world.call(), world.call(), world.call()]);
    expect(world.timesAsked()).toBe(1);
    expect(world.sent).toHaveLength(3);
  });

  it.each([
    ["back", -2 * hour],
    ["forward", 2 * hour],
  ])("the server's clock is requested again when the device clock is set %s", async (_, shift) => {
    const world = clocks(0);
    await world.call();
    world.pass(minute);
    world.setDevice(shift);
    expect(await world.call()).toBe(60);
    expect(world.timesAsked()).toBe(2);
  });

  it("the server's clock is requested without signature, token or parameters", async () => {
    const requests: Request[] = [];
    const { client } = backEnd(() => done, {
      fetch: async (input, init) => {
        requests.push(new Request(input as string, init));
        return Response.json({ code: 200, data: { timestamp: serverStart } });
      },
    });
    await client.call(readCart, {});
    expect(requests[0]?.url).toBe("https://api.example/api/timestamp");
    expect(
      [...(requests[0]?.headers.keys() ?? [])].filter((name) => name.startsWith("x-")),
    ).toEqual([]);
  });

  it.each([
    ["no number", "now"],
    ["nothing", undefined],
  ])("breaks the contract when it answers %s, and the call is not made", async (_, seconds) => {
    const { client, sent } = backEnd(() => done, { serverSeconds: () => seconds });
    expect(await client.call(readCart, {})).toMatchObject({
      ok: false,
      failure: { kind: "broken" },
    });
    expect(sent).toHaveLength(0);
  });

  it("refuses the call with its own message when it refuses the time", async () => {
    const { client, sent } = backEnd(() => done, {
      fetch: async () => json({ code: 503, message: "系统繁忙，请稍后再试。" }, 503),
    });
    expect(await client.call(readCart, {})).toEqual({
      ok: false,
      failure: { kind: "refused", code: 503, message: "系统繁忙，请稍后再试。" },
    });
    expect(sent).toHaveLength(0);
  });

  it("the server's clock is requested again by the next call when it cannot be reached", async () => {
    let isDown = true;
    const { client, timesAsked } = backEnd(() => done, {
      serverSeconds: () => {
        if (isDown) throw new TypeError("fetch failed");
        return serverStart;
      },
    });
    expect(await client.call(readCart, {})).toEqual({ ok: false, failure: { kind: "offline" } });
    isDown = false;
    expect(await client.call(readCart, {})).toMatchObject({ ok: true });
    // Twice by the first call.
    expect(timesAsked()).toBe(3);
  });
});
