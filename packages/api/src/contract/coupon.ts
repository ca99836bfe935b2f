import { amount, code, count, entity, type EntityOf, id, instant, list } from "./codec.ts";
import { endpoint } from "./endpoint.ts";

const statuses = { 1: "unused", 2: "used", 3: "voided", 4: "expired" } as const;
/** mcs_status (customer centre §4, coupon status). */
export const couponStatus = code(statuses, "other");

/** A discount on an order of reagents (customer centre §3, coupon). */
export const Coupon = entity({
  couponId: ["mcs_id", id],
  /** The amount of reagents that it requires, and the amount that it takes off. */
  reachAmount: ["mc_reachMoney", amount],
  subtractAmount: ["mc_subtractMoney", amount],
  receivedAt: ["mcs_getTime", instant],
  status: ["mcs_status", couponStatus],
  beginsAt: ["mc_beginTime", instant],
  endsAt: ["mc_endTime", instant],
});
export type Coupon = EntityOf<typeof Coupon>;

/** The customer's coupons, those received last first; without a status, all of them. */
export const listCoupons = endpoint(
  "listCoupons",
  "GET /api/coupon/list",
  entity({ status: ["status", code(statuses, "all")] }),
  entity({ coupons: ["data", list(Coupon)], total: ["total", count] }),
  { auth: "required", screenHandlesExpiry: true },
);
