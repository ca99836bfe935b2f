import { couponStatus } from "@reagent/domain/coupon";
import { describe, expect, it } from "vitest";
import { coupons as couponsAtCheckout } from "./checkout.ts";
import { couponsOf } from "./coupons.ts";
import { now } from "./now.ts";
import { instrumentOrders, reagentOrders } from "./order-pages.ts";
import { orderStatement } from "./payment.ts";

it("is before the deadline of the sample order that is to be paid", () => {
  expect(orderStatement().order.payBy).toBeGreaterThan(now);
});

describe("a sample coupon", () => {
  it.each([...couponsOf("all"), ...couponsAtCheckout])(
    "$couponId, $status, has times that fit its status",
    ({ status, receivedAt, beginsAt, endsAt }) => {
      const byTime = couponStatus({ state: "unused", endsAt }, now);
      expect([byTime, "used", "voided"]).toContain(status);
      expect(receivedAt).toBeLessThanOrEqual(now);
      expect(beginsAt).toBeLessThanOrEqual(now);
      expect(beginsAt).toBeLessThan(endsAt);
    },
  );
});

describe("a sample order", () => {
  it.each([...reagentOrders(), ...instrumentOrders()])(
    "$orderCode has the day of its code, and then what happened to it in turn",
    ({ orderCode, createdAt, timeline, invoices }) => {
      const dayOf = (at: number) =>
        new Date(at + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll("-", "");
      const times = timeline.map(({ at }) => at);
      expect(orderCode.slice(2, 10)).toBe(dayOf(createdAt));
      expect(times[0]).toBe(createdAt);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      for (const { issuedAt, invoiceCode } of invoices) {
        expect(issuedAt).toBeGreaterThan(createdAt);
        expect(invoiceCode.slice(2, 10)).toBe(dayOf(issuedAt));
      }
      for (const { at, shipmentCode } of timeline.filter(({ event }) => event === "shipped"))
        expect(shipmentCode.slice(2, 10)).toBe(dayOf(at));
    },
  );
});
