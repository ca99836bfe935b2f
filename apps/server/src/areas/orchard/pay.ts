import { codes } from "@reagent/api/contract/envelope";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { inLanguage } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Acting } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { expireGrainsIn } from "../../ordering/balance/grains.ts";
import { book } from "../../ordering/balance/ledger.ts";
import { mailGifts } from "../../ports/mail/gift-mail.ts";
import { expectOrderable, type OrderableGift } from "./basket.ts";
import { isPossible, ownGiftOrder, type StoredGiftOrder } from "./find-gift-order.ts";
import { changeStock } from "./stock.ts";

/**
 * Pays a gift order: the stock falls and the grains are booked, once (decisions, orchard stock; decisions, safe repeats). An order that is paid
 * is answered with success again.
 */
export async function payOrder(call: Acting<{ readonly orderId: string }>, tx: Tx) {
  const { customer, language, now } = call;
  const order = await ownGiftOrder(tx, call);
  if (order.status === "cancelled") {
    throw new Refusal(codes.notPayable, orchardMessages.orderCancelled[language]);
  }
  if (!isPossible("pay", order)) {
    return {};
  }
  await expireGrainsIn(tx, customer.id, now);
  const lines = await orderedGifts(tx, call, order);
  await expectOrderable(tx, call, lines, codes.notPayable);
  await changeStock(tx, lines, "take");
  if (order.amount > 0) {
    await book(tx, {
      customerId: customer.id,
      account: "grains",
      amount: -order.amount,
      reason: "payment",
      orderId: order.id,
      now,
    });
  }
  await tx.updateTable("gift_orders").set({ paid_at: now }).where("id", "=", order.id).execute();
  await mailGifts(tx, { kind: "gift-paid", orderId: order.id, now });
  return {};
}

/** The lines of an order at the price of the order, with the current stock; a gift that was deleted is not listed. */
async function orderedGifts(
  tx: Tx,
  { language }: Acting<unknown>,
  { id }: StoredGiftOrder,
): Promise<OrderableGift[]> {
  const rows = await tx
    .selectFrom("gift_order_lines")
    .leftJoin("gifts", "gifts.id", "gift_order_lines.gift_id")
    .selectAll("gift_order_lines")
    .select(["gifts.stock", "gifts.is_listed"])
    .where("order_id", "=", id)
    .orderBy("gift_order_lines.position")
    .execute();
  return rows.map((row) => ({
    giftId: row.gift_id,
    name: inLanguage(row, "name", language),
    price: row.price,
    quantity: row.quantity,
    stock: row.stock ?? 0,
    isListed: row.is_listed === 1,
  }));
}
