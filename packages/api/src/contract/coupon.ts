import { amount, code, entity, type EntityOf, id, instant } from "./codec.ts";

/** mcs_status (customer centre §4). */
export const couponStatus = code({ 1: "unused", 2: "used", 3: "voided", 4: "expired" }, "other");

/** What a customer gets off an order of reagents (customer centre §3). */
export const Coupon = entity({
  couponId: ["mcs_id", id],
  /** From what amount of reagents it counts, and what it takes off. */
  reachAmount: ["mc_reachMoney", amount],
  subtractAmount: ["mc_subtractMoney", amount],
  receivedAt: ["mcs_getTime", instant],
  status: ["mcs_status", couponStatus],
  beginsAt: ["mc_beginTime", instant],
  endsAt: ["mc_endTime", instant],
});
export type Coupon = EntityOf<typeof Coupon>;
