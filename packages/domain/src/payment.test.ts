import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fen, sum } from "./money.ts";
import { canBePaid } from "./order.ts";
import {
  accountPeriodFor,
  afterNotice,
  allotPayment,
  allotRepayment,
  firstPaymentTab,
  isCreditOffered,
  isOnline,
  isPaidAgain,
  methodIds,
  payingState,
  paymentDestination,
  paymentKind,
  paymentProblem,
  paymentTabs,
  REFUSAL_SHOWN_MS,
  splitRefund,
  type NoticeEffect,
  type Payable,
  type PaymentNotice,
  type PaymentState,
} from "./payment.ts";

describe("firstPaymentTab (decisions, first payment tab)", () => {
  const all = ["person", "enterprise", "prepay", "credit", "offline"] as const;
  const bank = [{}];
  it.each([
    ["the balance that covers the amount", all, bank, 100, "prepay"],
    ["a bank where the balance is short", all, bank, 99, "person"],
    ["credit where there is no bank and the balance is short", all, [], 99, "credit"],
    ["a bank where the balance is no method", ["person", "enterprise"], bank, 100, "person"],
    ["the transfer where nothing else can pay", ["person", "prepay", "offline"], [], 0, "offline"],
  ] as const)("opens %s", (_, tabs, banks, balance, expected) => {
    const offered = {
      person: banks,
      enterprise: banks,
      alipay: null,
      prepay: { available: fen(balance) },
      credit: { available: fen(500) },
    };
    expect(firstPaymentTab(tabs, fen(100), offered)).toBe(expected);
  });
});

describe("splitRefund", () => {
  it.each([
    [300, 1000, 0, 300, 0],
    [1000, 1000, 0, 1000, 0],
    [300, 1000, 700, 300, 0],
    [300, 1000, 800, 200, 100],
    [300, 1000, 1000, 0, 300],
    [0, 1000, 0, 0, 0],
  ])(
    "of a refund of %i for a payment of %i, of which %i went back before, %i goes back and %i to the balance",
    (refund, amount, returned, toPayment, toBalance) =>
      expect(splitRefund(fen(refund), { amount: fen(amount), returned: fen(returned) })).toEqual({
        toPayment,
        toBalance,
      }),
  );
});

describe("paymentDestination (customer centre §4, payment)", () => {
  it.each([
    ["50", "wechat", "qr"],
    ["70", "alipay", "alipay"],
    ["39", "balance", "orders"],
    ["44", "credit", "orders"],
    ["60", "second-credit", "orders"],
    ["30", "transfer", "submitted"],
    ["11", "bank", "bank"],
    ["anything", "bank", "bank"],
    ["constructor", "bank", "bank"],
    ["__proto__", "bank", "bank"],
  ])("id %s is %s and leads to %s", (methodId, kind, destination) => {
    expect(paymentKind(methodId)).toBe(kind);
    expect(paymentDestination(methodId)).toBe(destination);
  });

  it("uses a gateway for WeChat, Alipay and banks only", () => {
    const online = Object.values(methodIds).filter((id) => isOnline(paymentKind(id)));
    expect(online).toEqual(["50", "70"]);
    expect(isOnline("bank")).toBe(true);
  });
});

describe("paymentTabs (customer centre §2, /payment)", () => {
  const tabs = (credit: number | null, second: number | null, alipay: object | null = null) =>
    paymentTabs({
      alipay,
      credit: credit === null ? null : { available: fen(credit) },
      secondCredit: second === null ? null : { available: fen(second) },
    });

  it("shows credit if it is offered, used up or not, and the second credit above 0", () => {
    const always = ["person", "enterprise", "prepay", "offline"];
    expect(tabs(null, null, {})).toEqual(["person", "enterprise", "alipay", "prepay", "offline"]);
    expect(tabs(null, null)).toEqual(always);
    expect(tabs(0, 0)).toEqual(["person", "enterprise", "prepay", "credit", "offline"]);
    expect(tabs(null, 1)).toEqual(["person", "enterprise", "prepay", "second-credit", "offline"]);
    expect(tabs(1, -1)).not.toContain("second-credit");
  });

  it("offers no credit to account period 472, or without a limit (customer centre §9, account codes)", () => {
    expect(isCreditOffered({ accountPeriod: 471, creditLimit: 1 })).toBe(true);
    expect(isCreditOffered({ accountPeriod: 472, creditLimit: 1 })).toBe(false);
    expect(isCreditOffered({ accountPeriod: 471, creditLimit: 0 })).toBe(false);
  });
});

describe("the account period of a customer with new credit limits (decisions, credit limits)", () => {
  it.each([
    [472, [1, 0], 471],
    [472, [0, 1], 471],
    [472, [0, 0], 472],
    [471, [0, 0], 471],
    [473, [1, 0], 473],
    [0, [1, 0], 0],
  ])("period %i with the limits %j becomes %i", (period, limits, expected) => {
    expect(accountPeriodFor(period, limits.map(fen))).toBe(expected);
  });
});

describe("paymentProblem (customer centre §5, payment)", () => {
  it.each([
    ["", 100, 100, "method-required"],
    ["39", 100, 99, "balance-short"],
    ["39", 100, 100, undefined],
    ["44", 100, 99, "credit-short"],
    ["60", 100, undefined, "credit-short"],
    ["60", 100, 101, undefined],
    ["50", 100, undefined, undefined],
    ["30", 100, undefined, undefined],
    ["11", 100, 0, undefined],
  ])("the payment problem of %j for %i with %j is %j", (methodId, amount, available, problem) => {
    const covers = available === undefined ? undefined : fen(available);
    expect(paymentProblem(methodId, fen(amount), covers)).toBe(problem);
  });
});

const NOW = Date.parse("2026-11-21T03:00:00Z");
const AMOUNT = fen(1000);
const outcomes = ["paid", "refused", "abandoned"] as const;
const notice = fc.record({
  outcome: fc.constantFrom(...outcomes),
  amount: fc.constantFrom(AMOUNT, AMOUNT, AMOUNT, fen(999), fen(1001), fen(0)),
});

function stateAfter(notices: readonly PaymentNotice[]): {
  readonly state: PaymentState;
  readonly effects: readonly NoticeEffect[];
} {
  let state: PaymentState = "open";
  const effects = notices.map((each) => {
    const after = afterNotice({ state, amount: AMOUNT }, each);
    state = after.state;
    return after.effect;
  });
  return { state, effects };
}

describe("isPaidAgain", () => {
  it.each([
    ["paid", "first", "paid", "second", true],
    ["paid", "first", "paid", "first", false],
    ["paid", "first", "abandoned", "second", false],
    ["open", null, "paid", "second", false],
    ["paid", null, "paid", "second", false],
    ["paid", "", "paid", "second", false],
  ] as const)(
    "a payment that is %s with %j and gets the notice %s with %j is paid again: %s",
    (state, reference, outcome, other, expected) => {
      expect(isPaidAgain({ state, reference }, { outcome, reference: other })).toBe(expected);
    },
  );
});

describe("afterNotice", () => {
  it.each<[PaymentState, PaymentNotice["outcome"], PaymentState, NoticeEffect]>([
    ["open", "paid", "paid", "settled"],
    ["open", "refused", "refused", "settled"],
    ["open", "abandoned", "abandoned", "settled"],
    ["abandoned", "abandoned", "abandoned", "repeated"],
    ["abandoned", "refused", "refused", "settled"],
    ["abandoned", "paid", "paid", "settled"],
    ["refused", "abandoned", "refused", "ignored"],
    ["refused", "refused", "refused", "repeated"],
    ["refused", "paid", "paid", "settled"],
    ["paid", "abandoned", "paid", "ignored"],
    ["paid", "refused", "paid", "ignored"],
    ["paid", "paid", "paid", "repeated"],
  ])(
    "a payment that is %s and gets the notice %s is then %s: %s",
    (state, outcome, becomes, effect) => {
      const payment = { state, amount: AMOUNT };
      expect(afterNotice(payment, { outcome, amount: AMOUNT })).toEqual({ state: becomes, effect });
      expect(afterNotice(payment, { outcome, amount: fen(1) })).toEqual({
        state,
        effect: "mismatched",
      });
    },
  );

  it("ends in the same state for any order of notices, paid if one reports so, and is paid once", () => {
    fc.assert(
      fc.property(fc.array(notice, { maxLength: 12 }), fc.nat(), (notices, seed) => {
        const { state, effects } = stateAfter(notices);
        const rotated = notices.map((_, index) => notices[(index + seed) % notices.length]!);
        expect(stateAfter([...rotated].reverse()).state).toBe(state);
        const right = notices.filter(({ amount }) => amount === AMOUNT);
        expect(state === "paid").toBe(right.some(({ outcome }) => outcome === "paid"));
        expect(state === "open").toBe(right.length === 0);
        const paid = effects.filter(
          (effect, index) => effect === "settled" && notices[index]?.outcome === "paid",
        );
        expect(paid).toHaveLength(state === "paid" ? 1 : 0);
      }),
    );
  });

  it("a payment is unknown before any notice, and open once it was abandoned", () => {
    const states = ["open", "abandoned", "refused", "paid"] as const;
    expect(states.map((state) => payingState({ state, settledAt: NOW }, NOW))).toEqual([
      "unknown",
      "open",
      "refused",
      "paid",
    ]);
    expect(payingState(undefined, NOW)).toBe("open");
  });

  it("a payment is refused for half an hour, and open after that", () => {
    const last = { state: "refused", settledAt: NOW } as const;
    expect(payingState(last, NOW + REFUSAL_SHOWN_MS - 1)).toBe("refused");
    expect(payingState(last, NOW + REFUSAL_SHOWN_MS)).toBe("open");
  });
});

const payable = fc.record({
  amount: fc.nat({ max: 5000 }).map(fen),
  review: fc.constantFrom("pending", "reviewed", "cancelled"),
  payment: fc.constantFrom("unpaid", "paid"),
});
const payables = fc
  .array(payable, { maxLength: 3 })
  .map((orders): Payable[] => orders.map((order, index) => ({ id: String(index), ...order })));
const money = fc.nat({ max: 20_000 }).map(fen);

describe("allotPayment", () => {
  it("pays all awaiting orders or none, and accounts for every fen", () => {
    fc.assert(
      fc.property(money, payables, (amount, orders) => {
        const { paid, toBalance } = allotPayment(amount, orders);
        const taken = orders.filter(({ id }) => paid.includes(id));
        expect(sum([...taken.map((order) => order.amount), toBalance])).toBe(amount);
        expect(toBalance).toBeGreaterThanOrEqual(0);
        for (const order of taken) {
          expect(order.payment).toBe("unpaid");
          expect(order.review).not.toBe("cancelled");
        }
      }),
    );
  });
});

describe("allotRepayment", () => {
  it("repays debts in their order, none beyond the amount owed, and accounts for every fen", () => {
    fc.assert(
      fc.property(
        money,
        fc.array(fc.record({ owed: money }), { maxLength: 5 }),
        (amount, debts) => {
          const { repaid, toBalance } = allotRepayment(amount, debts);
          expect(sum([...repaid.map((part) => part.amount), toBalance])).toBe(amount);
          for (const { debt, amount: part } of repaid) expect(part).toBeLessThanOrEqual(debt.owed);
          const owed = sum(debts.map((debt) => debt.owed));
          expect(sum(repaid.map((part) => part.amount))).toBe(Math.min(owed, amount));
        },
      ),
    );
  });
});

describe("any sequence of paying, cancelling and notices", () => {
  type Action =
    | { readonly kind: "notice"; readonly payment: number; readonly notice: PaymentNotice }
    | { readonly kind: "from-balance" }
    | { readonly kind: "cancel" }
    | { readonly kind: "start" };
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ kind: fc.constant("notice" as const), payment: fc.nat({ max: 3 }), notice }),
    fc.record({
      kind: fc.constantFrom("from-balance" as const, "cancel" as const, "start" as const),
    }),
  );

  it("accounts for every fen received, and pays an order once", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const opening = 1500;
        let balance = opening;
        let order: Payable = { id: "a", amount: AMOUNT, review: "pending", payment: "unpaid" };
        const payments: PaymentState[] = ["open"];
        let cameIn = 0;
        for (const each of actions) {
          if (each.kind === "start" && canBePaid(order)) payments.push("open");
          if (each.kind === "from-balance" && canBePaid(order) && balance >= order.amount) {
            balance -= order.amount;
            order = { ...order, payment: "paid" };
          }
          if (each.kind === "cancel" && order.review === "pending") {
            if (order.payment === "paid") balance += order.amount;
            order = { ...order, review: "cancelled" };
          }
          const state = each.kind === "notice" ? payments[each.payment] : undefined;
          if (each.kind !== "notice" || state === undefined) continue;
          const after = afterNotice({ state, amount: AMOUNT }, each.notice);
          payments[each.payment] = after.state;
          if (after.effect !== "settled" || after.state !== "paid") continue;
          cameIn += AMOUNT;
          const { paid, toBalance } = allotPayment(AMOUNT, [order]);
          balance += toBalance;
          if (paid.includes("a")) order = { ...order, payment: "paid" };
        }
        const held = order.payment === "paid" && order.review !== "cancelled" ? order.amount : 0;
        expect(balance + held).toBe(opening + cameIn);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(cameIn).toBe(payments.filter((state) => state === "paid").length * AMOUNT);
      }),
    );
  });
});
