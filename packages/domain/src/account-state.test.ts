import { expect, test } from "vitest";
import { accountState, lockProblem } from "./account-state.ts";

test.each([
  [true, null, "active"],
  [false, 100, "waiting"],
  [false, null, "locked"],
] as const)("an account, active %s, that lapses at %j, is %s", (isActive, lapsesAt, state) => {
  expect(accountState({ isActive, lapsesAt })).toBe(state);
});

test.each([
  ["active", "lock", undefined],
  ["locked", "lock", "locked"],
  ["waiting", "lock", "waiting"],
  ["active", "unlock", "not-locked"],
  ["locked", "unlock", undefined],
  ["waiting", "unlock", "waiting"],
] as const)(
  "of an account that is %s, the step %s has the problem %j (decisions, locked accounts)",
  (state, step, problem) => {
    expect(lockProblem(state, step)).toBe(problem);
  },
);
