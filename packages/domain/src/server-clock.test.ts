import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptsTimestamp, calibrate, isStale, mayReload, serverNow } from "./server-clock.ts";

const SERVER = 1_800_000_000;

describe("server clock (storefront §7, server clock)", () => {
  it("returns the server's time whatever the device clock says", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.nat(800_000), (deviceMs, passed) => {
        const calibration = calibrate({ serverSeconds: SERVER, deviceMs });
        expect(serverNow(calibration, deviceMs + passed)).toBe(SERVER + Math.floor(passed / 1000));
        expect(isStale(calibration, deviceMs + passed)).toBe(false);
      }),
    );
  });

  it.each([
    [0, false],
    [800_000, false],
    [800_001, true],
    [-1, true],
    [-86_400_000, true],
  ])("%i ms after its measurement is stale: %s", (age, expected) => {
    const calibration = calibrate({ serverSeconds: SERVER, deviceMs: 5_000_000_000 });
    expect(isStale(calibration, 5_000_000_000 + age)).toBe(expected);
  });

  it("the server clock is stale when it is missing", () => {
    expect(isStale(undefined, 0)).toBe(true);
  });
});

describe("acceptsTimestamp (decisions, timestamp)", () => {
  it.each([
    [0, true],
    [900, true],
    [-900, true],
    [901, false],
    [-1200, false],
    [0.5, false],
    [Number.NaN, false],
  ])("a timestamp %d s off: %s", (off, expected) => {
    expect(acceptsTimestamp(SERVER + off, SERVER)).toBe(expected);
  });
});

describe("mayReload (decisions, expired signature)", () => {
  it.each([
    [undefined, true],
    [0, false],
    [59_999, false],
    [60_000, true],
    [-5, true],
  ])("%j ms after the last one: %s", (since, expected) => {
    const now = 1e12;
    expect(mayReload(since === undefined ? undefined : now - since, now)).toBe(expected);
  });
});
