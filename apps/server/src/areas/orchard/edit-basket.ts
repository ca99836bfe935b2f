import { codes } from "@reagent/api/contract/envelope";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { giftBarrier, MOST_BASKET_LINES } from "@reagent/domain/basket";
import { addedQuantity } from "@reagent/domain/cart";
import { idOf } from "../../basics/id.ts";
import type { Language } from "../../basics/language.ts";
import { inLanguage } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Tx } from "../../database/database.ts";
import { expireGrainsIn } from "../../ordering/balance/grains.ts";
import { checkedQuantity } from "../../ordering/cart/add.ts";
import { expectOrderable, orderable, readBasketRows } from "./basket.ts";
import { listedGift, type StoredGift } from "./gifts.ts";

/** Adds gifts to the basket; the quantity is added to that of an existing line. */
export async function addGift(
  {
    params,
    customer,
    language,
    now,
  }: CustomerCall<{ readonly giftCode: string; readonly quantity: number }>,
  tx: Tx,
) {
  const added = checkedQuantity(params.quantity, language);
  const gift = await listedGift(tx, params.giftCode, language);
  const line = await tx
    .selectFrom("basket_lines")
    .select("quantity")
    .where("customer_id", "=", customer.id)
    .where("gift_id", "=", gift.id)
    .executeTakeFirst();
  const quantity = addedQuantity(line?.quantity ?? 0, added);
  if (quantity === undefined) {
    throw new Refusal(codes.badRequest, orchardMessages.tooManyOfOne[language]);
  }
  expectInStock(gift, quantity, language);
  await tx
    .insertInto("basket_lines")
    .values({ customer_id: customer.id, gift_id: gift.id, quantity, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(["customer_id", "gift_id"]).doUpdateSet({ quantity }),
    )
    .execute();
  const own = tx.selectFrom("basket_lines").where("customer_id", "=", customer.id);
  if ((await countRows(own)) > MOST_BASKET_LINES) {
    throw new Refusal(codes.badRequest, orchardMessages.tooManyLines[language]);
  }
  return {};
}

/** Sets the quantity of a line. */
export async function updateLine(
  {
    params,
    customer,
    language,
  }: CustomerCall<{ readonly giftId: string; readonly quantity: number }>,
  tx: Tx,
) {
  const quantity = checkedQuantity(params.quantity, language);
  const rows = await readBasketRows(tx, customer.id);
  const row = rows.find(({ id }) => id === idOf(params.giftId));
  if (!row) {
    throw new Refusal(codes.notFound, orchardMessages.noSuchLine[language]);
  }
  expectInStock(row, quantity, language);
  await tx
    .updateTable("basket_lines")
    .set({ quantity })
    .where("customer_id", "=", customer.id)
    .where("gift_id", "=", row.id)
    .execute();
  return {};
}

function expectInStock(gift: StoredGift, quantity: number, language: Language): void {
  const { stock, is_listed } = gift;
  switch (giftBarrier({ stock, isListed: is_listed === 1, quantity })) {
    case undefined:
      return;
    case "delisted":
      throw new Refusal(codes.giftDelisted, orchardMessages.delisted[language]);
    case "out-of-stock":
      throw new Refusal(codes.giftOutOfStock, orchardMessages.stockLeft(stock)[language]);
  }
}

/** Removes a line; nothing changes where there is none. */
export async function removeLine(
  { params, customer }: CustomerCall<{ readonly giftId: string }>,
  tx: Tx,
) {
  await tx
    .deleteFrom("basket_lines")
    .where("customer_id", "=", customer.id)
    .where("gift_id", "=", idOf(params.giftId))
    .execute();
  return {};
}

/** Empties a customer's basket. */
export async function clearLines(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("basket_lines").where("customer_id", "=", customerId).execute();
}

/** Refuses a basket that cannot be ordered (storefront §5, orchard cart; decisions, orchard stock). */
export async function checkLines(call: CustomerCall<unknown>, tx: Tx) {
  await expireGrainsIn(tx, call.customer.id, call.now);
  const rows = await readBasketRows(tx, call.customer.id);
  const lines = rows.map((row) => ({
    ...orderable(row),
    name: inLanguage(row, "name", call.language),
  }));
  await expectOrderable(tx, call, lines, codes.emptyCart);
  return {};
}
