import { codes } from "@reagent/api/contract/envelope";
import type { Wish } from "@reagent/api/contract/gift";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { MOST_WISHES } from "@reagent/domain/gift";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { listedGift, rowOf } from "./gifts.ts";

/** The gifts that a customer keeps for later, newest first. */
export async function readWishes(
  reader: Reader,
  { customer, language }: CustomerCall<unknown>,
): Promise<Wish[]> {
  const rows = await reader
    .selectFrom("wishes")
    .innerJoin("gifts", "gifts.id", "wishes.gift_id")
    .selectAll("gifts")
    .where("wishes.customer_id", "=", customer.id)
    .orderBy("wishes.created_at", "desc")
    .orderBy("gifts.id")
    .execute();
  return rows.map((row) => ({ ...rowOf(row, language), isListed: row.is_listed === 1 }));
}

/** Keeps a gift for later; one that is kept already stays. */
export async function keepWish(
  { params, customer, language, now }: CustomerCall<{ readonly giftCode: string }>,
  tx: Tx,
) {
  const gift = await listedGift(tx, params.giftCode, language);
  await tx
    .insertInto("wishes")
    .values({ customer_id: customer.id, gift_id: gift.id, created_at: now })
    .onConflict((conflict) => conflict.columns(["customer_id", "gift_id"]).doNothing())
    .execute();
  const own = tx.selectFrom("wishes").where("customer_id", "=", customer.id);
  if ((await countRows(own)) > MOST_WISHES) {
    throw new Refusal(codes.tooMany, orchardMessages.tooManyWishes[language]);
  }
  return {};
}

/** Removes a gift from those kept for later; nothing changes where it is not kept. */
export async function dropWish(
  { params, customer }: CustomerCall<{ readonly giftCode: string }>,
  tx: Tx,
) {
  await tx
    .deleteFrom("wishes")
    .where("customer_id", "=", customer.id)
    .where("gift_id", "in", (of) =>
      of.selectFrom("gifts").select("gifts.id").where("gifts.code", "=", params.giftCode),
    )
    .execute();
  return {};
}
