import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PaidOrder, refundDue } from "./cancellation.ts";
import { fen, subtract, sum, times } from "./money.ts";
import { type InvoicedLine, nextInvoice } from "./order-invoice.ts";
import { returnableQuantity, ship, takeBack, terminate } from "./order-line.ts";

const line = (change: Partial<InvoicedLine> = {}): InvoicedLine => ({
  price: fen(1000),
  quantity: 3,
  sentQuantity: 0,
  refundedQuantity: 0,
  invoicedQuantity: 0,
  state: "open",
  isCancelled: false,
  ...change,
});
/** Three packs at 10.00, 5.00 off, 10.00 to send. */
const order = {
  reviewStatus: "reviewed",
  amount: fen(3500),
  goodsAmount: fen(3000),
  couponAmount: fen(500),
  refundedAmount: fen(0),
  creditOwed: fen(0),
} satisfies PaidOrder;

describe("the next invoice of an order", () => {
  it.each([
    ["all of it, with the freight", line(), "all", 3500],
    ["nothing before anything was sent", line(), "sent", undefined],
    ["what was sent, less its share of the coupon", line({ sentQuantity: 1 }), "sent", 1833],
    ["the rest, without the freight", line({ sentQuantity: 3, invoicedQuantity: 1 }), "all", 1667],
    [
      "nothing that was terminated",
      line({ refundedQuantity: 3, state: "terminated" }),
      "all",
      undefined,
    ],
    [
      "nothing that was returned",
      line({ sentQuantity: 3, refundedQuantity: 3 }),
      "sent",
      undefined,
    ],
    ["nothing twice", line({ sentQuantity: 3, invoicedQuantity: 3 }), "all", undefined],
    ["nothing of a cancelled line", line({ isCancelled: true }), "all", undefined],
  ] as const)("the next invoice contains %s", (_what, each, extent, amount) => {
    expect(nextInvoice(order, [each], extent)?.amount).toBe(amount);
  });

  const steps = fc.array(
    fc.record({
      line: fc.nat(1),
      count: fc.integer({ min: 1, max: 4 }),
      step: fc.constantFrom("send", "call off", "take back", "invoice what was sent" as const),
    }),
    { maxLength: 12 },
  );
  const ordered = fc.record({
    price: fc.integer({ min: 1, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 6 }),
  });

  it("adds up with those before it to what was paid and not refunded", () => {
    fc.assert(
      fc.property(
        fc.tuple(ordered, ordered),
        fc.nat(),
        fc.nat(2000),
        steps,
        (bought, off, freight, taken) => {
          let lines = bought.map(({ price, quantity }) => line({ price: fen(price), quantity }));
          const goodsAmount = sum(lines.map(({ price, quantity }) => times(price, quantity)));
          const couponAmount = fen(off % goodsAmount);
          const amount = sum([subtract(goodsAmount, couponAmount), fen(freight)]);
          const placed = { ...order, amount, goodsAmount, couponAmount };
          const issued: number[] = [];
          const issue = (extent: "all" | "sent") => {
            const invoice = nextInvoice(placed, lines, extent);
            if (!invoice) return;
            issued.push(invoice.amount);
            lines = lines.map((each) => {
              const item = invoice.items.find((one) => one.line === each);
              const invoicedQuantity = each.invoicedQuantity + (item?.quantity ?? 0);
              return { ...each, invoicedQuantity };
            });
          };
          for (const { line: index, count, step } of taken) {
            if (step === "invoice what was sent") issue("sent");
            lines = lines.map((each, at) => {
              if (at !== index) return each;
              if (step === "send") return ship(each, count) ?? each;
              if (step === "call off") return terminate(each) ?? each;
              /* An invoiced quantity stays invoiced. */
              const isBilled = each.invoicedQuantity > returnableQuantity(each) - count;
              return step === "take back" && !isBilled ? (takeBack(each, count) ?? each) : each;
            });
          }
          issue("all");
          const due = refundDue(placed, lines);
          const isNothingKept = lines.every((each) => each.refundedQuantity === each.quantity);
          expect(issued.reduce((total, each) => total + each, 0)).toBe(
            isNothingKept ? 0 : amount - due,
          );
        },
      ),
    );
  });
});
