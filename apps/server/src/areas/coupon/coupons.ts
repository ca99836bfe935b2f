import type { Coupon } from "@reagent/api/contract/coupon";
import { couponStatus } from "@reagent/domain/coupon";
import { fen } from "@reagent/domain/money";
import type { Database } from "../../database/database.ts";

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
  return rows.map((row) => ({
    couponId: row.id,
    reachAmount: fen(row.reach_amount),
    subtractAmount: fen(row.subtract_amount),
    receivedAt: row.received_at,
    status: couponStatus({ state: row.state, endsAt: row.ends_at }, now),
    beginsAt: row.begins_at,
    endsAt: row.ends_at,
  }));
}
