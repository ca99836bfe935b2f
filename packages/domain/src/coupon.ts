import { type Fen, fen } from "./money.ts";

/** mcs_status (customer centre §4, coupon status): `other` is an unknown status. */
export type CouponStatus = "unused" | "used" | "voided" | "expired" | "other";

/** The conditions and the effect of a coupon. */
export interface CouponTerms {
  readonly reachAmount: Fen;
  readonly subtractAmount: Fen;
}

/** The choices without a coupon: while nothing is chosen, and where the customer wants none (decisions, coupon choice). */
export const UNCHOSEN_COUPON = "-1";
export const NO_COUPON = "";

/** The status of a coupon: an unused one expires at its end. */
export function couponStatus(
  coupon: { readonly state: "unused" | "used" | "voided"; readonly endsAt: number },
  now: number,
): CouponStatus {
  return coupon.state === "unused" && now >= coupon.endsAt ? "expired" : coupon.state;
}

/** Whether a coupon can be used now: it is valid already, and not used, voided or expired. */
export function isCouponValid(
  coupon: { readonly status: CouponStatus; readonly beginsAt: number; readonly endsAt: number },
  now: number,
): boolean {
  return coupon.status === "unused" && coupon.beginsAt <= now && now < coupon.endsAt;
}

/** Whether a coupon can have these terms: it takes something off, and at most the amount from which it applies (decisions, issued coupons). */
export function areTermsSound({ reachAmount, subtractAmount }: CouponTerms): boolean {
  return subtractAmount > 0 && subtractAmount <= reachAmount;
}

/** A coupon as its terms and its end tell it from others. */
interface IssuedCoupon extends CouponTerms {
  readonly endsAt: number;
}

/** Whether a customer who has a coupon would get it again; a voided one does not count (decisions, issued coupons). */
export function isCouponRepeated(
  stored: IssuedCoupon & { readonly state: "unused" | "used" | "voided" },
  { reachAmount, subtractAmount, endsAt }: IssuedCoupon,
): boolean {
  return (
    stored.state !== "voided" &&
    stored.reachAmount === reachAmount &&
    stored.subtractAmount === subtractAmount &&
    stored.endsAt === endsAt
  );
}

/** Whether the operator can void a coupon: one that is used or has expired stays as it is (decisions, issued coupons). */
export function canBeVoided(status: CouponStatus): boolean {
  return status === "unused";
}

/** Whether an order has the amount of reagents that a coupon requires; instruments do not count (decisions, coupon effect). */
export function isCouponEligible(
  { reachAmount }: Pick<CouponTerms, "reachAmount">,
  reagents: Fen,
): boolean {
  return reagents > 0 && reagents >= reachAmount;
}

/** The discount of a coupon: its amount, at most the price of the reagents. */
export function couponEffect(coupon: CouponTerms | undefined, reagents: Fen): Fen {
  if (!coupon || !isCouponEligible(coupon, reagents)) return fen(0);
  return fen(Math.min(coupon.subtractAmount, reagents));
}

/** The initial choice: undecided if some coupon could be used, otherwise no coupon. */
export function firstCouponChoice(
  coupons: readonly Pick<CouponTerms, "reachAmount">[],
  reagents: Fen,
): string {
  return coupons.some((coupon) => isCouponEligible(coupon, reagents)) ? UNCHOSEN_COUPON : NO_COUPON;
}
