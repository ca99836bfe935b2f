import { describe, expect, it } from "vitest";
import { orderProgress, type OrderProgressFacts } from "./order-progress.ts";

type Line = OrderProgressFacts["lines"][number];

const open: Line = { state: "open", isCancelled: false, sentQuantity: 0 };
const partly: Line = { ...open, sentQuantity: 1 };
const shipped: Line = { ...open, state: "shipped", sentQuantity: 2 };
const terminated: Line = { ...open, state: "terminated" };
const partlyTerminated: Line = { ...terminated, sentQuantity: 1 };
const cancelled: Line = { ...open, isCancelled: true };

const usual = ["placed", "paid", "reviewed", "shipped"];
const ended = ["placed", "paid", "reviewed", "terminated"];

describe("orderProgress", () => {
  it.each([
    ["an unpaid order", "pending", "unpaid", [open], usual, 1],
    ["a paid order", "pending", "paid", [open], usual, 2],
    ["a reviewed order", "reviewed", "paid", [open], usual, 3],
    ["an order that was sent in part", "reviewed", "paid", [shipped, partly], usual, 3],
    ["an order that was sent", "reviewed", "paid", [shipped, shipped], usual, 4],
    ["an order whose rest was terminated", "reviewed", "paid", [partlyTerminated], usual, 4],
    ["an order with a cancelled line", "reviewed", "paid", [shipped, cancelled], usual, 4],
    ["an order that was terminated", "reviewed", "paid", [terminated, cancelled], ended, 4],
    ["an unpaid order that was cancelled", "cancelled", "unpaid", [], ["placed", "cancelled"], 2],
    [
      "a paid order that was cancelled",
      "cancelled",
      "paid",
      [cancelled],
      ["placed", "paid", "cancelled"],
      3,
    ],
  ] as const)("shows the steps of %s", (_what, reviewStatus, payStatus, lines, steps, done) => {
    expect(orderProgress({ reviewStatus, payStatus, lines })).toEqual({ steps, done });
  });

  it.each([
    ["an unknown review", "other", "paid", open],
    ["an unknown payment", "pending", "other", open],
    ["a review before the payment", "reviewed", "unpaid", open],
    ["a line in an unknown state", "reviewed", "paid", { ...open, state: "other" }],
  ] as const)("shows no steps of an order with %s", (_what, reviewStatus, payStatus, line) => {
    expect(orderProgress({ reviewStatus, payStatus, lines: [line] })).toBeUndefined();
  });
});
