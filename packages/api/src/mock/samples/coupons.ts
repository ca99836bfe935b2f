import { fen } from "@reagent/domain/money";
import type { Coupon } from "../../contract/coupon.ts";

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);

const coupon = (
  couponId: string,
  status: Coupon["status"],
  [reach, subtract]: readonly [number, number],
  [receivedAt, endsAt]: readonly [string, string],
): Coupon => ({
  couponId,
  status,
  reachAmount: fen(reach),
  subtractAmount: fen(subtract),
  receivedAt: day(receivedAt),
  beginsAt: day(receivedAt),
  endsAt: day(endsAt),
});

/** Coupons of every status, those received last first. */
const coupons: readonly Coupon[] = [
  coupon("504", "unused", [50_000, 3000], ["2026-11-01", "2027-01-01"]),
  coupon("503", "unused", [200_000, 15_000], ["2026-10-15", "2026-12-01"]),
  coupon("502", "used", [100_000, 8000], ["2026-09-01", "2026-12-01"]),
  coupon("501", "voided", [30_000, 2000], ["2026-08-01", "2026-11-01"]),
  coupon("500", "expired", [80_000, 6000], ["2026-05-01", "2026-08-01"]),
];

/** The coupons of a status, or all. */
export function couponsOf(status: Coupon["status"] | "all"): readonly Coupon[] {
  return coupons.filter((each) => status === "all" || each.status === status);
}
