import { describe, expect, test } from "vitest";
import { fen } from "./money.ts";
import {
  deadlineAfterChoice,
  isLapsed,
  STARTED_PAYMENT_WAIT_MS,
  unpaidProblem,
} from "./unpaid-order.ts";

const PAY_BY = 1_000_000_000;
const unpaid = {
  review: "pending",
  payment: "unpaid",
  payBy: PAY_BY,
  hasOpenPayment: false,
} as const;

describe("an order lapses (decisions, unpaid orders and stock)", () => {
  test.each([
    ["at its deadline", unpaid, PAY_BY, true],
    ["not before its deadline", unpaid, PAY_BY - 1, false],
    ["not once it is paid", { ...unpaid, payment: "paid" }, PAY_BY, false],
    ["not once it is cancelled", { ...unpaid, review: "cancelled" }, PAY_BY, false],
    ["not once it is reviewed", { ...unpaid, review: "reviewed" }, PAY_BY, false],
    ["never where it is kept", { ...unpaid, payBy: null }, Number.MAX_SAFE_INTEGER, false],
    ["not while a payment is open", { ...unpaid, hasOpenPayment: true }, PAY_BY, false],
    [
      "half an hour later where a payment stays open",
      { ...unpaid, hasOpenPayment: true },
      PAY_BY + STARTED_PAYMENT_WAIT_MS,
      true,
    ],
  ] as const)("%s", (_, order, now, expected) => {
    expect(isLapsed(order, now)).toBe(expected);
  });
});

describe("the deadline follows the chosen way to pay (decisions, a bank transfer has time)", () => {
  const HOUR = 60 * 60 * 1000;
  const terms = { usualMs: 72 * HOUR, transferMs: 336 * HOUR };

  test.each([
    ["a transfer has the longer term, from when the order was placed", true, 10, 336],
    ["and no more of it where it is chosen late", true, 335, 336],
    ["another way to pay has the usual term", false, 10, 72],
    ["half an hour is left after the usual term", false, 100, 100.5],
    ["but not beyond the longer one", false, 335.9, 336],
  ])("%s", (_, isTransfer, hours, expected) => {
    const deadline = deadlineAfterChoice(PAY_BY, isTransfer, terms, PAY_BY + hours * HOUR);
    expect((deadline - PAY_BY) / HOUR).toBe(expected);
  });
});

describe("the limits of unpaid orders (decisions, unpaid orders and stock)", () => {
  const limit = { orders: 2, lines: 10, amount: fen(1000) };
  const placed = { orders: 1, lines: 6, amount: fen(600) };

  test.each([
    ["an order up to every limit fits", { orders: 1, lines: 4, amount: fen(400) }, undefined],
    ["orders come first", { orders: 2, lines: 5, amount: fen(401) }, "too-many-orders"],
    ["a line too many is named", { orders: 1, lines: 5, amount: fen(401) }, "too-many-lines"],
    ["a fen too much is named", { orders: 1, lines: 4, amount: fen(401) }, "amount-too-high"],
  ] as const)("%s", (_, added, problem) => {
    expect(unpaidProblem(limit, placed, added)).toBe(problem);
  });

  test("a limit of null never matters", () => {
    const none = { orders: null, lines: null, amount: null };
    expect(unpaidProblem(none, placed, placed)).toBeUndefined();
  });
});
