import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PaidOrder, refundDue } from "./cancellation.ts";
import { type Fen, fen, subtract, sum, times } from "./money.ts";
import {
  invoiceForNumber,
  type InvoicedLine,
  type InvoicedSums,
  nextInvoice,
} from "./order-invoice.ts";
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
    const goodsAmount = times(each.price, each.invoicedQuantity);
    const couponAmount = fen(Math.round(goodsAmount / 6));
    const freight = fen(each.invoicedQuantity > 0 ? 1000 : 0);
    const invoiced = { goodsAmount, couponAmount, freight };
    expect(nextInvoice(order, [each], { extent, invoiced })?.amount).toBe(amount);
  });

  const steps = fc.array(
    fc.record({
      line: fc.nat(1),
      count: fc.integer({ min: 1, max: 4 }),
      step: fc.constantFrom(
        "send",
        "call off",
        "take back",
        "invoice what was sent",
        "reverse an invoice" as const,
      ),
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
          /* The invoices that stand, with their quantities by line. */
          const issued: (InvoicedSums & { amount: Fen; quantities: readonly number[] })[] = [];
          const bill = (quantities: readonly number[], sign: 1 | -1) => {
            lines = lines.map((each, at) => {
              const invoicedQuantity = each.invoicedQuantity + sign * (quantities[at] ?? 0);
              return { ...each, invoicedQuantity };
            });
          };
          const sumOf = (key: "goodsAmount" | "couponAmount" | "freight") =>
            sum(issued.map((each) => each[key]));
          const issue = (extent: "all" | "sent") => {
            const invoiced = {
              goodsAmount: sumOf("goodsAmount"),
              couponAmount: sumOf("couponAmount"),
              freight: sumOf("freight"),
            };
            const invoice = nextInvoice(placed, lines, { extent, invoiced });
            if (!invoice) return;
            const quantities = lines.map(
              (each) => invoice.items.find((one) => one.line === each)?.quantity ?? 0,
            );
            issued.push({ ...invoice, quantities });
            bill(quantities, 1);
          };
          for (const { line: index, count, step } of taken) {
            if (step === "invoice what was sent") issue("sent");
            if (step === "reverse an invoice") {
              const [reversed] = issued.splice(count % Math.max(1, issued.length), 1);
              if (reversed) bill(reversed.quantities, -1);
            }
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
          expect(sum(issued.map((each) => each.amount))).toBe(isNothingKept ? 0 : amount - due);
        },
      ),
    );
  });
});

describe("a number of the tax office", () => {
  const issued = (taxNumber: string, amount: number) => ({ taxNumber, amount: fen(amount) });
  const numbered = issued("11111111", 1000);
  const first = issued("", 1000);
  const second = issued("", 2000);
  it.each([
    ["the invoice that has it", [first, numbered], 2000, numbered],
    ["the one without a number", [issued("22222222", 1000), first], undefined, first],
    ["the one of its amount", [first, second], 2000, second],
    ["a new one", [issued("22222222", 1000)], undefined, "new"],
    ["a new one where none has its amount", [first], 3000, "new"],
    ["none where several would do", [first, second], undefined, "several"],
  ])("is for %s", (_, invoices, amount, found) => {
    const said = { number: "11111111", amount: amount === undefined ? amount : fen(amount) };
    expect(invoiceForNumber(invoices, said)).toBe(found);
  });
});
