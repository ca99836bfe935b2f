import { expect, test } from "vitest";
import { hasAttempt, storeAttempt } from "./attempt.ts";
import { storageKeys } from "./storage-keys.ts";
import { memoryStore } from "./stores.ts";
import { takeAttempt } from "./take-attempt.ts";

const now = Date.parse("2026-11-21T14:00:00+08:00");
const attempt = {
  kind: "packs",
  itemCode: "E100001",
  packs: [{ productId: "11", quantity: 2 }],
} as const;

test("returns a stored attempt once", () => {
  const session = memoryStore();
  storeAttempt(session, { ...attempt, packs: [...attempt.packs] }, now);
  expect(takeAttempt(session, now + 60_000)).toEqual(attempt);
  expect(hasAttempt(session)).toBe(false);
  expect(takeAttempt(session, now)).toBeUndefined();
});

test("drops an attempt of more than half an hour ago", () => {
  const session = memoryStore();
  storeAttempt(session, { kind: "favourite", itemId: "7" }, now);
  expect(takeAttempt(session, now + 31 * 60_000)).toBeUndefined();
  expect(hasAttempt(session)).toBe(false);
});

test("drops a text that is no attempt", () => {
  for (const text of ["", "{", '{"at":1}', '{"at":1,"attempt":{"kind":"pay"}}']) {
    const session = memoryStore({ [storageKeys.attempt]: text });
    expect(takeAttempt(session, 2)).toBeUndefined();
    expect(hasAttempt(session)).toBe(false);
  }
});
