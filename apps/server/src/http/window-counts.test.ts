import { expect, test } from "vitest";
import { WindowCounts } from "./window-counts.ts";

const WINDOW_MS = 60_000;
const START = 1_700_000_000_000;

test("counts hits under each name until the window ends", () => {
  const counts = new WindowCounts(WINDOW_MS);
  expect(counts.add("a", 1, START)).toEqual({ current: 1, ttl: WINDOW_MS });
  expect(counts.add("a", 3, START + 1000)).toEqual({ current: 4, ttl: WINDOW_MS - 1000 });
  expect(counts.add("b", 1, START + 2000).current).toBe(1);
  expect(counts.all(START + 3000)).toEqual([
    ["a", 4],
    ["b", 1],
  ]);
  expect(counts.add("a", 1, START + WINDOW_MS)).toEqual({ current: 1, ttl: WINDOW_MS });
});

test("begins a new window when the clock was set back by more than two", () => {
  const counts = new WindowCounts(WINDOW_MS);
  counts.add("a", 5, START);
  expect(counts.add("a", 1, START - 2 * WINDOW_MS).current).toBe(1);
});
