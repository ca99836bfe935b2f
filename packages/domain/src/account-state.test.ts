import { expect, test } from "vitest";
import {
  accountState,
  deletedEmail,
  deletionProblems,
  isDeletedEmail,
  lockProblem,
} from "./account-state.ts";
import { isEmailAddress } from "./email-address.ts";

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

test("an account can be deleted once nothing is open or owed (decisions, deleted accounts)", () => {
  const finished = {
    orders: 0,
    giftOrders: 0,
    returns: 0,
    payments: 0,
    balance: 0,
    creditUsed: 0,
  };
  expect(deletionProblems(finished)).toEqual([]);
  expect(deletionProblems({ ...finished, orders: 2, balance: -5 })).toEqual(["orders", "balance"]);
  for (const name of Object.keys(finished))
    expect(deletionProblems({ ...finished, [name]: 1 })).toEqual([name]);
});

test("a deleted account has a text in place of its address that is no address (decisions, deleted accounts)", () => {
  expect(isDeletedEmail(deletedEmail("7"))).toBe(true);
  expect(isEmailAddress(deletedEmail("7"))).toBe(false);
  expect(isDeletedEmail("deleted@shop.example")).toBe(false);
});
