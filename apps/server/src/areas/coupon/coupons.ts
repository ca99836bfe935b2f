import type { Coupon } from "@reagent/api/contract/coupon";
import type { Database } from "../../database/database.ts";
import { couponOf } from "../../orders/coupons.ts";

/** A customer's coupons with the status that each has now, those received last first. */
export async function readCoupons(
  database: Database,
  customerId: string,
  now: number,
): Promise<Coupon[]> {
  const rows = await database.read
    .selectFrom("coupons")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("received_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => couponOf(row, now));
}
