import type { Language } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import { book } from "../../ordering/balance/ledger.ts";
import { mailGifts } from "../../ports/mail/gift-mail.ts";
import { giftOrderFor } from "./find-gift-order.ts";
import { changeStock } from "./stock.ts";

interface StepContext {
  readonly now: number;
  readonly language: Language;
}

/** Confirms a paid gift order (customer centre §4, gift order). */
export async function confirmGifts(
  tx: Tx,
  orderId: string,
  { now, language }: StepContext,
): Promise<void> {
  const order = await giftOrderFor(tx, "confirm", { orderId, language });
  await tx
    .updateTable("gift_orders")
    .set({ status: "confirmed", confirmed_at: now })
    .where("id", "=", order.id)
    .execute();
}

/** Ships a confirmed gift order in one parcel. */
export async function shipGifts(
  tx: Tx,
  {
    orderId,
    ...parcel
  }: {
    readonly orderId: string;
    readonly expressCompany: string;
    readonly expressNumber: string;
  },
  { now, language }: StepContext,
): Promise<void> {
  const order = await giftOrderFor(tx, "ship", { orderId, language });
  await tx
    .updateTable("gift_orders")
    .set({
      status: "shipped",
      express_company: parcel.expressCompany,
      express_number: parcel.expressNumber,
      shipped_at: now,
    })
    .where("id", "=", order.id)
    .execute();
  await mailGifts(tx, { kind: "gift-shipped", orderId: order.id, now });
}

/**
 * Cancels a gift order that is not shipped: a paid one returns its gifts to the stock and its grains to the customer. Returns how many
 * grains were returned. They expire at the end of the current year, whenever they were spent.
 */
export async function cancelGifts(
  tx: Tx,
  orderId: string,
  { now, language }: StepContext,
): Promise<number> {
  const order = await giftOrderFor(tx, "cancel", { orderId, language });
  await tx
    .updateTable("gift_orders")
    .set({ status: "cancelled", cancelled_at: now })
    .where("id", "=", order.id)
    .execute();
  await mailGifts(tx, { kind: "gift-cancelled", orderId: order.id, now });
  if (order.paid_at === null) {
    return 0;
  }
  const lines = await tx
    .selectFrom("gift_order_lines")
    .select(["gift_id as giftId", "quantity"])
    .where("order_id", "=", order.id)
    .execute();
  await changeStock(tx, lines, "return");
  if (order.amount > 0) {
    await book(tx, {
      customerId: order.customer_id,
      account: "grains",
      amount: order.amount,
      reason: "refund",
      orderId: order.id,
      now,
    });
  }
  return order.amount;
}
