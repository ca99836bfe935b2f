import { once } from "node:events";
import { expect, test } from "vitest";
import { timeoutSignal } from "./older-browsers.ts";

test("a signal with a time limit is aborted by it as AbortSignal.timeout is", async () => {
  const [ours, theirs] = [timeoutSignal(1), AbortSignal.timeout(1)];
  expect(ours.aborted).toBe(false);
  await Promise.all([ours, theirs].map(async (signal) => once(signal, "abort")));
  expect([ours.aborted, (ours.reason as DOMException).name]).toEqual([
    true,
    (theirs.reason as DOMException).name,
  ]);
});

test("a browser that has its own keeps it", () => {
  expect(AbortSignal.timeout).not.toBe(timeoutSignal);
});
