import type { Coupon } from "@reagent/api/contract/coupon";
import { couponStatus, isCouponGood } from "@reagent/domain/coupon";
import { fen } from "@reagent/domain/money";
import type { Selectable } from "kysely";
import type { Reader, Tx } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";

/** A coupon as the wire has it, at a moment. */
export function couponOf(row: Selectable<Schema["coupons"]>, now: number): Coupon {
  return {
    couponId: row.id,
    reachAmount: fen(row.reach_amount),
    subtractAmount: fen(row.subtract_amount),
    receivedAt: row.received_at,
    status: couponStatus({ state: row.state, endsAt: row.ends_at }, now),
    beginsAt: row.begins_at,
    endsAt: row.ends_at,
  };
}

/** A customer's coupons with the status that each has now, those received last first. */
export async function readCoupons(
  reader: Reader,
  customerId: string,
  now: number,
): Promise<Coupon[]> {
  const rows = await reader
    .selectFrom("coupons")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("received_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => couponOf(row, now));
}

/** A customer's coupons that can be used now, those that end first before the others. */
export async function readGoodCoupons(
  reader: Reader,
  customerId: string,
  now: number,
): Promise<Coupon[]> {
  const rows = await reader
    .selectFrom("coupons")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("state", "=", "unused")
    .where("ends_at", ">", now)
    .orderBy("ends_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => couponOf(row, now)).filter((coupon) => isCouponGood(coupon, now));
}

/** One of a customer's coupons; undefined where it is nobody's, or another's. */
export async function findCoupon(
  reader: Reader,
  { customerId, id, now }: { customerId: string; id: string; now: number },
): Promise<Coupon | undefined> {
  const row = await reader
    .selectFrom("coupons")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row && couponOf(row, now);
}

/** Notes that a coupon was used: once, whoever asks at the same time. */
export async function useCoupon(tx: Tx, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("coupons")
    .set({ state: "used" })
    .where("id", "=", id)
    .where("state", "=", "unused")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) {
    throw new Error("A coupon was used that is not there to be used.");
  }
}
