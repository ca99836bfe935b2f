import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { filterOf, isListed, OrderFilter, orderListKind } from "./order.ts";

describe("order list by route (storefront §2, 1 paid, 2 unpaid; decisions, paid filter)", () => {
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
      expect(isListed("all", status)).toBe(true);
      expect(isListed("paid", status)).toBe(status === "paid");
      expect(isListed("unpaid", status)).toBe(status !== "paid");
    },
  );
});

describe("searching the list of orders (customer centre §3, filters)", () => {
  const judge = (change: Partial<OrderFilter>) => {
    const judged = v.safeParse(OrderFilter, { ...filterOf("all"), ...change });
    return judged.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];
  };

  it.each([
    ["nothing", {}],
    ["one day", { from: "2026-11-21", to: "2026-11-21" }],
    ["an open end", { from: "2026-11-21" }],
    ["an open beginning", { to: "2024-01-01" }],
  ])("takes %s", (_, change) => {
    expect(judge(change)).toEqual([]);
  });

  it("says by the last day that it comes before the first", () => {
    expect(judge({ from: "2026-11-21", to: "2026-11-20" })).toEqual([["to", "days-reversed"]]);
  });

  it("takes the list that the route names", () => {
    expect(filterOf(orderListKind("2")).payment).toBe("unpaid");
  });
});
