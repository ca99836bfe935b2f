import type { Coupon } from "@reagent/api/contract/coupon";
import { formatYuan } from "@reagent/domain/money";
import { momentOf } from "../basics/day.ts";
import type { Reader } from "../database/database.ts";
import { readCoupon } from "../ordering/coupons.ts";
import { CommandError } from "../settings/command-line.ts";
import type { List } from "./list.ts";

/** Coupons with the ids that commands take. */
export const listCoupons = (coupons: readonly Coupon[]): List => ({
  columns: ["Coupon", "Off", "From", "State", "Until"],
  empty: "The customer has no coupons.",
  rows: coupons.map(({ couponId, subtractAmount, reachAmount, status, endsAt }) => [
    couponId,
    formatYuan(subtractAmount),
    formatYuan(reachAmount),
    status,
    momentOf(endsAt),
  ]),
});

/** The coupon with an id. Throws `CommandError` where there is none. */
export async function couponOf(reader: Reader, id: string, now: number): Promise<Coupon> {
  const coupon = await readCoupon(reader, id.trim(), now);
  if (!coupon) throw new CommandError(`There is no coupon ${id}.`);
  return coupon;
}
