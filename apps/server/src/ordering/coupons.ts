import { randomUUID } from "node:crypto";
import type { Coupon } from "@reagent/api/contract/coupon";
import {
  type CouponTerms,
  couponStatus,
  isCouponRepeated,
  isCouponValid,
} from "@reagent/domain/coupon";
import { fen } from "@reagent/domain/money";
import type { Selectable } from "kysely";
import { chunks } from "../database/chunks.ts";
import type { Reader, Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

/** A stored coupon with its status at a moment. */
function couponOf(row: Selectable<Schema["coupons"]>, now: number): Coupon {
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

const couponsOf = (reader: Reader, customerId: string) =>
  reader.selectFrom("coupons").selectAll().where("customer_id", "=", customerId);

/** A customer's coupons with their present status, those received last first. */
export async function readCoupons(
  reader: Reader,
  customerId: string,
  now: number,
): Promise<Coupon[]> {
  const rows = await couponsOf(reader, customerId)
    .orderBy("received_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => couponOf(row, now));
}

/** A customer's coupons that can be used now, by the end of their validity. */
export async function readGoodCoupons(
  reader: Reader,
  customerId: string,
  now: number,
): Promise<Coupon[]> {
  const rows = await couponsOf(reader, customerId)
    .where("state", "=", "unused")
    .where("ends_at", ">", now)
    .orderBy("ends_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => couponOf(row, now)).filter((coupon) => isCouponValid(coupon, now));
}

/** A coupon by its id; undefined where there is none. */
export async function readCoupon(
  reader: Reader,
  id: string,
  now: number,
): Promise<Coupon | undefined> {
  const row = await reader
    .selectFrom("coupons")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && couponOf(row, now);
}

/** One of a customer's coupons; undefined where the customer has no such coupon. */
export async function findCoupon(
  reader: Reader,
  { customerId, id, now }: { customerId: string; id: string; now: number },
): Promise<Coupon | undefined> {
  const row = await couponsOf(reader, customerId).where("id", "=", id).executeTakeFirst();
  return row && couponOf(row, now);
}

/** Marks a coupon as used. Throws where a parallel transaction has used it. */
export async function useCoupon(tx: Tx, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("coupons")
    .set({ state: "used" })
    .where("id", "=", id)
    .where("state", "=", "unused")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) {
    throw new Error("The coupon is not unused.");
  }
}

/**
 * Gives each of the customers a coupon, but those who have it already, so that a repeated call gives nothing twice. Returns how many
 * customers got it.
 */
export async function issueCoupons(
  tx: Tx,
  customerIds: readonly string[],
  coupon: CouponTerms & { readonly beginsAt: number; readonly endsAt: number },
): Promise<number> {
  const stored = await tx
    .selectFrom("coupons")
    .select(["customer_id", "reach_amount", "subtract_amount", "state", "ends_at"])
    .where("ends_at", "=", coupon.endsAt)
    .execute();
  const owners = new Set(
    stored
      .filter((row) => {
        const terms = {
          reachAmount: fen(row.reach_amount),
          subtractAmount: fen(row.subtract_amount),
        };
        return isCouponRepeated({ ...terms, endsAt: row.ends_at, state: row.state }, coupon);
      })
      .map((row) => row.customer_id),
  );
  const receivers = customerIds.filter((id) => !owners.has(id));
  for (const chunk of chunks(receivers))
    await tx
      .insertInto("coupons")
      .values(
        chunk.map((customerId) => ({
          id: randomUUID(),
          customer_id: customerId,
          reach_amount: coupon.reachAmount,
          subtract_amount: coupon.subtractAmount,
          state: "unused" as const,
          received_at: coupon.beginsAt,
          begins_at: coupon.beginsAt,
          ends_at: coupon.endsAt,
        })),
      )
      .execute();
  return receivers.length;
}

/** Voids a coupon. */
export async function voidCoupon(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("coupons").set({ state: "voided" }).where("id", "=", id).execute();
}
