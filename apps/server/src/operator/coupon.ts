import type { Coupon } from "@reagent/api/contract/coupon";
import { formatYuan } from "@reagent/domain/money";
import { momentOf } from "../basics/day.ts";
import { inColumns } from "./columns.ts";

/** Coupons as lines of text, with the ids that commands take. */
export const listCoupons = (coupons: readonly Coupon[]): string[] =>
  inColumns([
    ["Coupon", "Off", "From", "State", "Until"],
    ...coupons.map(({ couponId, subtractAmount, reachAmount, status, endsAt }) => [
      couponId,
      formatYuan(subtractAmount),
      formatYuan(reachAmount),
      status,
      momentOf(endsAt),
    ]),
  ]);
