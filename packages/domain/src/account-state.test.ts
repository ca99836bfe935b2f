import { expect, test } from "vitest";
import { accountState } from "./account-state.ts";

test.each([
  [true, null, "active"],
  [false, 100, "waiting"],
  [false, null, "locked"],
] as const)("an account, active %s, that lapses at %j, is %s", (isActive, lapsesAt, state) => {
  expect(accountState({ isActive, lapsesAt })).toBe(state);
});
