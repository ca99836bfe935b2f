import { type Fen, fen } from "./money.ts";

/** mcs_status (customer centre §4, coupon status): `other` is a status that a back end may add one day. */
export type CouponStatus = "unused" | "used" | "voided" | "expired" | "other";

/** What a coupon asks for and gives. */
export interface CouponTerms {
  readonly reachAmount: Fen;
  readonly subtractAmount: Fen;
}

/** The choices that are no coupon: -1 while nothing is chosen, and none wanted (decisions, coupon choice). */
export const UNCHOSEN_COUPON = "-1";
export const NO_COUPON = "";

/** The status of a coupon: one that was never used expires by itself when its time is over. */
export function couponStatus(
  coupon: { readonly state: "unused" | "used" | "voided"; readonly endsAt: number },
  now: number,
): CouponStatus {
  return coupon.state === "unused" && now >= coupon.endsAt ? "expired" : coupon.state;
}

/** Whether a coupon can be used now: it has begun, and was neither used nor voided nor has it expired. */
export function isCouponGood(
  coupon: { readonly status: CouponStatus; readonly beginsAt: number; readonly endsAt: number },
  now: number,
): boolean {
  return coupon.status === "unused" && coupon.beginsAt <= now && now < coupon.endsAt;
}

/** Whether an order has the reagents that a coupon asks for; instruments do not count (decisions, coupon effect). */
export function isCouponEligible(
  { reachAmount }: Pick<CouponTerms, "reachAmount">,
  reagents: Fen,
): boolean {
  return reagents > 0 && reagents >= reachAmount;
}

/** What a coupon takes off reagents: its amount, never more than they cost. */
export function couponEffect(coupon: CouponTerms | undefined, reagents: Fen): Fen {
  if (!coupon || !isCouponEligible(coupon, reagents)) return fen(0);
  return fen(Math.min(coupon.subtractAmount, reagents));
}

/** What is chosen before the customer chooses: nothing where some coupon could be used, otherwise none. */
export function firstCouponChoice(
  coupons: readonly Pick<CouponTerms, "reachAmount">[],
  reagents: Fen,
): string {
  return coupons.some((coupon) => isCouponEligible(coupon, reagents)) ? UNCHOSEN_COUPON : NO_COUPON;
}
