import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { refundDue } from "./cancellation.ts";
import { keptQuantity, keptSums, refundedKeptQuantity } from "./kept-goods.ts";
import { type Fen, fen, sum, times } from "./money.ts";
import type { LineProgress } from "./order-line.ts";

const line = (change: Partial<LineProgress & { price: Fen }> = {}) => ({
  price: fen(1000),
  quantity: 3,
  sentQuantity: 3,
  refundedQuantity: 0,
  state: "shipped" as const,
  isCancelled: false,
  ...change,
});
const order = {
  reviewStatus: "reviewed",
  amount: fen(3500),
  freight: fen(1000),
  refundedAmount: fen(0),
} as const;

describe("what a customer keeps (rules, claim pack)", () => {
  it.each([
    ["all that was sent", line(), 3],
    ["what is still to come", line({ sentQuantity: 0, state: "open" }), 3],
    ["less what was returned", line({ refundedQuantity: 1 }), 2],
    ["less what was terminated", line({ sentQuantity: 1, refundedQuantity: 2 }), 1],
    ["nothing of a cancelled line", line({ isCancelled: true }), 0],
  ])("is %s", (_, of, expected) => {
    expect(keptQuantity(of)).toBe(expected);
  });

  it.each([
    ["what a return left with the customer", line({ refundedQuantity: 2 }), 1, 1],
    ["no more than was refunded", line({ refundedQuantity: 1 }), 2, 1],
    ["nothing of a cancelled line", line({ isCancelled: true, refundedQuantity: 1 }), 1, 0],
  ])("was refunded and stays: %s", (_, of, stayed, expected) => {
    expect(refundedKeptQuantity(of, stayed)).toBe(expected);
  });

  it.each([
    ["all of it", order, [line()], [3000, 500, 1000, 3500]],
    [
      "after a return",
      { ...order, refundedAmount: fen(833) },
      [line({ refundedQuantity: 1 })],
      [2000, 333, 1000, 2667],
    ],
    [
      "after all was returned, the freight",
      { ...order, refundedAmount: fen(2500) },
      [line({ refundedQuantity: 3 })],
      [0, 0, 1000, 1000],
    ],
    [
      "after all was terminated, nothing",
      { ...order, refundedAmount: fen(3500) },
      [line({ sentQuantity: 0, refundedQuantity: 3, state: "terminated" })],
      [0, 0, 0, 0],
    ],
    [
      "of an order that was cancelled before it was paid, nothing",
      { ...order, reviewStatus: "cancelled" as const },
      [line({ sentQuantity: 0, isCancelled: true })],
      [0, 0, 0, 0],
    ],
  ])("costs, %s", (_, of, lines, [goods, coupon, freight, total]) => {
    expect(keptSums(of, lines)).toEqual({ goods, coupon, freight, total });
  });

  test("goods less coupon plus freight is what was paid less what was refunded, for any coupon and returns", () => {
    const anyLine = fc
      .record({
        price: fc.integer({ min: 0, max: 9_999_999 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        isSent: fc.boolean(),
        back: fc.nat(9),
      })
      .map(({ price, quantity, isSent, back }) =>
        line({
          price: fen(price),
          quantity,
          sentQuantity: isSent ? quantity : 0,
          refundedQuantity: isSent ? Math.min(back, quantity) : quantity,
          state: isSent ? "shipped" : "terminated",
        }),
      );
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.nat(12),
        (lines, couponPermille, freight, stayed) => {
          const goodsAmount = sum(lines.map(({ price, quantity }) => times(price, quantity)));
          const couponAmount = fen(Math.floor((goodsAmount * couponPermille) / 1000));
          const amount = fen(goodsAmount - couponAmount + freight);
          const paid = {
            reviewStatus: "reviewed",
            amount,
            goodsAmount,
            couponAmount,
            freight: fen(freight),
            refundedAmount: fen(0),
            creditOwed: fen(0),
          } as const;
          const refundedAmount = refundDue(paid, lines);
          const kept = keptSums({ ...paid, refundedAmount }, lines);
          expect(kept.goods - kept.coupon + kept.freight).toBe(amount - refundedAmount);
          expect(kept.coupon).toBeGreaterThanOrEqual(0);
          expect(kept.coupon).toBeLessThanOrEqual(couponAmount);
          expect([0, freight]).toContain(kept.freight);
          // What was refunded and stays is listed beside them, and changes no sum.
          for (const each of lines) {
            const listed = keptQuantity(each) + refundedKeptQuantity(each, stayed);
            expect(listed).toBeLessThanOrEqual(each.quantity);
          }
          expect(
            sum(
              lines.flatMap((each) => [
                times(each.price, keptQuantity(each)),
                times(fen(0), refundedKeptQuantity(each, stayed)),
              ]),
            ),
          ).toBe(kept.goods);
        },
      ),
    );
  });
});
