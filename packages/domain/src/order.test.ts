import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { fen } from "./money.ts";
import {
  awaitsPayment,
  canBePaid,
  countsInTotals,
  filterOf,
  isAllowed,
  isLegacy,
  isFoundByPayment,
  isRefunded,
  type OrderAction,
  OrderFilter,
  orderListKind,
  type OrderStatus,
  orderTotal,
} from "./order.ts";

describe("order list by route (storefront §2, order lists; decisions, paid filter)", () => {
  it.each([
    [undefined, "all"],
    ["", "all"],
    ["1", "paid"],
    ["2", "unpaid"],
    ["3", "all"],
  ])("type %j lists %s", (type, expected) => {
    expect(orderListKind(type)).toBe(expected);
  });

  it.each(["paid", "unpaid", "other"] as const)(
    "lists an order that is %s in one of two lists",
    (status) => {
      const order = { review: "pending", payment: status } as const;
      expect(isFoundByPayment("all", order)).toBe(true);
      expect(isFoundByPayment("paid", order)).toBe(status === "paid");
      expect(isFoundByPayment("unpaid", order)).toBe(status !== "paid");
    },
  );

  it("lists a cancelled order as unpaid only among the cancelled ones", () => {
    const order = { review: "cancelled", payment: "unpaid" } as const;
    expect(isFoundByPayment("unpaid", order)).toBe(false);
    expect(isFoundByPayment("unpaid", order, "cancelled")).toBe(true);
    expect(isFoundByPayment("paid", { ...order, payment: "paid" })).toBe(true);
  });

  it.each([
    ["pending", "unpaid", true, false],
    ["reviewed", "paid", true, false],
    ["cancelled", "paid", true, true],
    ["cancelled", "unpaid", false, false],
  ] as const)(
    "an order that is %s and %s counts in totals: %s, is refunded: %s",
    (review, payment, counts, refunded) => {
      expect(countsInTotals({ review, payment })).toBe(counts);
      const money = { amount: fen(1000), refundedAmount: fen(0) };
      expect(isRefunded({ review, payment, ...money })).toBe(refunded);
    },
  );

  it.each([
    [999, false],
    [1000, true],
  ])("a reviewed order of 1000 fen of which %i came back is refunded: %s", (back, refunded) => {
    const order = { review: "reviewed", payment: "paid", amount: fen(1000) } as const;
    expect(isRefunded({ ...order, refundedAmount: fen(back) })).toBe(refunded);
  });
});

describe("searching the list of orders (customer centre §3, order list filters)", () => {
  const problemsOf = (change: Partial<OrderFilter>) => {
    const judged = v.safeParse(OrderFilter, { ...filterOf("all"), ...change });
    return judged.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];
  };

  it.each([
    ["nothing", {}],
    ["one day", { from: "2026-11-21", to: "2026-11-21" }],
    ["an open end", { from: "2026-11-21" }],
    ["an open beginning", { to: "2024-01-01" }],
  ])("accepts a search of orders by %s", (_, change) => {
    expect(problemsOf(change)).toEqual([]);
  });

  it("reports a last day before the first", () => {
    expect(problemsOf({ from: "2026-11-21", to: "2026-11-20" })).toEqual([["to", "days-reversed"]]);
  });

  it("filters by the list of the route", () => {
    expect(filterOf(orderListKind("2")).payment).toBe("unpaid");
  });
});

describe("canBePaid and awaitsPayment", () => {
  it.each([
    ["pending", "unpaid", true, true],
    ["pending", "other", true, false],
    ["pending", "paid", false, false],
    ["reviewed", "unpaid", false, true],
    ["reviewed", "paid", false, false],
    ["cancelled", "unpaid", false, false],
    ["other", "unpaid", false, true],
  ] as const)(
    "an order that is %s and %s can be paid: %s, awaits a payment: %s",
    (review, payment, isPayable, isAwaited) => {
      expect(canBePaid({ review, payment })).toBe(isPayable);
      expect(awaitsPayment({ review, payment })).toBe(isAwaited);
    },
  );
});

describe("actions of an order (customer centre §4, order list actions)", () => {
  const all: readonly OrderAction[] = [
    "pay",
    "cancel",
    "invoice",
    "after-sale",
    "repay",
    "reorder",
  ];
  const base = { isReturnable: false, isOnCredit: false } as const;

  it.each<[OrderStatus, readonly OrderAction[]]>([
    [{ ...base, reviewStatus: "pending", payStatus: "unpaid" }, ["pay", "cancel", "reorder"]],
    [{ ...base, reviewStatus: "pending", payStatus: "other" }, ["pay", "cancel", "reorder"]],
    [{ ...base, reviewStatus: "pending", payStatus: "paid" }, ["cancel", "reorder"]],
    [
      { ...base, reviewStatus: "pending", payStatus: "paid", isOnCredit: true },
      ["cancel", "repay", "reorder"],
    ],
    [{ ...base, reviewStatus: "reviewed", payStatus: "paid" }, ["invoice", "reorder"]],
    [{ ...base, reviewStatus: "reviewed", payStatus: "unpaid" }, ["invoice", "reorder"]],
    [
      { reviewStatus: "reviewed", payStatus: "paid", isReturnable: true, isOnCredit: true },
      ["invoice", "after-sale", "repay", "reorder"],
    ],
    [{ ...base, reviewStatus: "cancelled", payStatus: "unpaid", isReturnable: true }, ["reorder"]],
    [{ ...base, reviewStatus: "cancelled", payStatus: "paid" }, ["reorder"]],
    [{ ...base, reviewStatus: "other", payStatus: "unpaid" }, ["reorder"]],
  ])("%j allows %j", (order, allowed) => {
    expect(all.filter((action) => isAllowed(action, order))).toEqual(allowed);
  });
});

describe("old orders (customer centre §9, orders page)", () => {
  it.each([
    ["2023-12-31T23:59:59+08:00", true],
    ["2024-01-01T00:00:00+08:00", false],
    ["2023-12-31T16:00:00Z", false],
  ])("the order of %s is an old one: %s", (moment, expected) => {
    expect(isLegacy(Date.parse(moment))).toBe(expected);
  });
});

it("an order's total is shown without its freight (customer centre §9, amounts)", () => {
  expect(orderTotal({ amount: fen(12_500), freight: fen(1500) })).toBe(11_000);
});
