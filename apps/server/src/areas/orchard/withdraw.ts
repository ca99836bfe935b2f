import { codes } from "@reagent/api/contract/envelope";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { Refusal } from "../../basics/refusal.ts";
import type { Acting, Services } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { changeEach } from "../../ordering/orders/lapse.ts";
import { mailGifts } from "../../ports/mail/gift-mail.ts";
import { isPossible, ownGiftOrder } from "./find-gift-order.ts";

/**
 * Cancels an unpaid gift order for its customer, whose stock and grains have not changed yet. One that is cancelled is answered with
 * success again; a paid one is refused.
 */
export async function withdrawOrder(call: Acting<{ readonly orderId: string }>, tx: Tx) {
  const order = await ownGiftOrder(tx, call);
  if (order.status === "cancelled") {
    return {};
  }
  if (!isPossible("withdraw", order)) {
    throw new Refusal(codes.locked, orchardMessages.paidAlready[call.language]);
  }
  await cancelUnpaid(tx, order.id, call.now);
  return {};
}

/** Cancels the gift orders that were not paid in time, each with a mail. Throws the first failure at the end. */
export async function lapseGiftOrders(
  { database, clock }: Pick<Services, "database" | "clock">,
  stopping?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const due = await database.read
    .selectFrom("gift_orders")
    .select("id")
    .where("status", "=", "unconfirmed")
    .where("paid_at", "is", null)
    .where("pay_by", "<=", now)
    .orderBy("pay_by")
    .execute();
  await changeEach(database, due, (tx, id) => lapseOne(tx, id, now), stopping);
}

/** Does nothing where the order was paid or cancelled in the meantime. */
async function lapseOne(tx: Tx, orderId: string, now: number): Promise<void> {
  const order = await tx
    .selectFrom("gift_orders")
    .selectAll()
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (!isPossible("lapse", order)) return;
  await cancelUnpaid(tx, orderId, now);
  await mailGifts(tx, { kind: "gift-lapsed", orderId, now });
}

async function cancelUnpaid(tx: Tx, orderId: string, now: number): Promise<void> {
  await tx
    .updateTable("gift_orders")
    .set({ status: "cancelled", cancelled_at: now })
    .where("id", "=", orderId)
    .execute();
}
