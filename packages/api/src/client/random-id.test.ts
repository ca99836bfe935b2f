import { describe, expect, it } from "vitest";
import { randomId } from "./random-id.ts";

describe("a random id", () => {
  it("a random id is 16 letters and digits, as the device's id is (storefront §3, local storage keys)", () => {
    for (let times = 0; times < 200; times += 1) expect(randomId()).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  it("makes an id of the given length", () => {
    expect([0, 1, 7, 64, 1000].map((length) => randomId(length).length)).toEqual([
      0, 1, 7, 64, 1000,
    ]);
  });

  it("a random id is different each time and favours no character", () => {
    const ids = Array.from({ length: 2000 }, () => randomId());
    expect(new Set(ids).size).toBe(2000);
    const counts = new Map<string, number>();
    for (const character of ids.join("")) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 32,000 characters: 516 of each on average, and seven standard deviations either side.
    expect(Math.min(...counts.values())).toBeGreaterThan(356);
    expect(Math.max(...counts.values())).toBeLessThan(676);
  });
});
