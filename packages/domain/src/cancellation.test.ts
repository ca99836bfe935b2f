import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cancelRefusal, type PaidOrder, pointsOf, refundDue, refundOf } from "./cancellation.ts";
import { type Fen, fen, sum, times } from "./money.ts";
import { type LineProgress, ship, takeBack, terminate } from "./order-line.ts";

describe("cancelRefusal (customer centre §4, cancelling)", () => {
  it.each([
    ["reagent", "pending", "", undefined],
    ["reagent", "pending", "7", "related"],
    ["instrument", "pending", "7", undefined],
    ["instrument", "pending", "", undefined],
    ["reagent", "reviewed", "", "reviewed"],
    ["instrument", "reviewed", "7", "reviewed"],
    ["reagent", "cancelled", "7", "cancelled"],
    ["reagent", "other", "", "reviewed"],
  ] as const)("%s, %s, related to %j: %j", (kind, reviewStatus, relatedOrderId, expected) => {
    expect(cancelRefusal({ kind, reviewStatus, relatedOrderId })).toBe(expected);
  });
});

interface PaidLine extends LineProgress {
  readonly price: Fen;
}
const line = (change: Partial<PaidLine> = {}): PaidLine => ({
  price: fen(1000),
  quantity: 3,
  sentQuantity: 0,
  refundedQuantity: 0,
  state: "open",
  isCancelled: false,
  ...change,
});
const order = (change: Partial<PaidOrder> = {}): PaidOrder => ({
  reviewStatus: "reviewed",
  amount: fen(3500),
  goodsAmount: fen(3000),
  couponAmount: fen(500),
  refundedAmount: fen(0),
  creditOwed: fen(0),
  ...change,
});

describe("the amount refunded", () => {
  it.each([
    ["nothing while nothing came back", order(), [line()], 0],
    ["all of a cancelled order", order({ reviewStatus: "cancelled" }), [line()], 3500],
    [
      "the goods less their share of the coupon",
      order(),
      [line({ sentQuantity: 2, refundedQuantity: 1 })],
      833,
    ],
    ["the freight too where nothing is sent", order(), [line({ refundedQuantity: 3 })], 3500],
    [
      "not the freight of returned goods",
      order(),
      [line({ sentQuantity: 3, refundedQuantity: 3 })],
      2500,
    ],
    [
      "nothing for what was free",
      order({ goodsAmount: fen(0), couponAmount: fen(0), amount: fen(0) }),
      [line({ price: fen(0), sentQuantity: 1, refundedQuantity: 1 })],
      0,
    ],
  ])("refunds %s", (_, of, lines, expected) => {
    expect(refundDue(of, lines)).toBe(expected);
  });

  it("reduces the debt before it refunds money", () => {
    const cancelled = order({ reviewStatus: "cancelled", creditOwed: fen(2000) });
    expect(refundOf(cancelled, [line()])).toMatchObject({
      amount: 3500,
      toCredit: 2000,
      toBalance: 1500,
      order: { refundedAmount: 3500, creditOwed: 0 },
    });
  });
});

describe("points (decisions, earning and converting points)", () => {
  it.each([
    [order({ amount: fen(12_999) }), 129],
    [order({ amount: fen(12_999), refundedAmount: fen(100) }), 128],
    [order({ reviewStatus: "pending" }), 0],
    [order({ reviewStatus: "cancelled" }), 0],
  ])("%j earns %d", (of, points) => {
    expect(pointsOf(of, 100)).toBe(points);
  });
});

type Step =
  | { readonly kind: "cancel" | "review" | "repay" }
  | {
      readonly kind: "send" | "take-back" | "terminate";
      readonly at: number;
      readonly count: number;
    };

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom("cancel" as const, "review" as const, "repay" as const) }),
    fc.record({
      kind: fc.constantFrom("send" as const, "take-back" as const, "terminate" as const),
      at: fc.nat(3),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  ),
  { maxLength: 25 },
);
const placed = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 9_999_999 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  couponPermille: fc.integer({ min: 0, max: 1000 }),
  freight: fc.integer({ min: 0, max: 5000 }),
  isOnCredit: fc.boolean(),
});

/** A line after a step; undefined where the step is not allowed. */
function moved(of: PaidLine, { kind, count }: Extract<Step, { at: number }>): PaidLine | undefined {
  if (kind === "send") return ship(of, count);
  return kind === "terminate" ? terminate(of) : takeBack(of, count);
}

describe("no sequence of allowed actions leaves money or points unaccounted for", () => {
  it("holds for any order and any steps", () => {
    fc.assert(
      fc.property(
        placed,
        steps,
        ({ lines: wanted, couponPermille, freight, isOnCredit }, taken) => {
          let lines = wanted.map(({ price, quantity }) => line({ price: fen(price), quantity }));
          const goodsAmount = sum(lines.map((each) => times(each.price, each.quantity)));
          const couponAmount = fen(Math.floor((goodsAmount * couponPermille) / 1000));
          const amount = fen(goodsAmount - couponAmount + freight);
          const creditOwed = isOnCredit ? amount : fen(0);
          let at: PaidOrder = order({
            reviewStatus: "pending",
            amount,
            goodsAmount,
            couponAmount,
            creditOwed,
          });
          /** The paid amount, the amount refunded to the balance, the used credit, points. */
          let given: number = isOnCredit ? 0 : amount;
          let [balance, creditUsed, points] = [0, Number(creditOwed), 0];

          const rate = 150;
          const settle = (next: PaidOrder) => {
            const refund = refundOf(next, lines);
            expect(refund.amount).toBeGreaterThanOrEqual(0);
            balance += refund.toBalance;
            creditUsed -= refund.toCredit;
            points += pointsOf(refund.order, rate) - pointsOf(at, rate);
            at = refund.order;
          };

          for (const step of taken) {
            if (step.kind === "cancel" && at.reviewStatus === "pending")
              settle({ ...at, reviewStatus: "cancelled" });
            else if (step.kind === "review" && at.reviewStatus === "pending")
              settle({ ...at, reviewStatus: "reviewed" });
            else if (step.kind === "repay") {
              given += at.creditOwed;
              creditUsed -= at.creditOwed;
              at = { ...at, creditOwed: fen(0) };
            } else if ("at" in step && at.reviewStatus === "reviewed") {
              const of = lines[step.at];
              const next = of && moved(of, step);
              if (!next) continue;
              lines = lines.map((line, at) => (at === step.at ? next : line));
              settle(at);
            }
            const rest = amount - at.refundedAmount;
            expect(given - balance + at.creditOwed).toBe(rest);
            expect(creditUsed).toBe(at.creditOwed);
            expect(creditUsed).toBeGreaterThanOrEqual(0);
            expect(rest).toBeGreaterThanOrEqual(0);
            expect(points).toBe(pointsOf(at, rate));
          }
          expect(at.reviewStatus === "cancelled" ? amount - at.refundedAmount : 0).toBe(0);
        },
      ),
      { numRuns: 500 },
    );
  });
});
