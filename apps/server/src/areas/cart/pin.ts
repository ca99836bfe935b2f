import type { pinToBatch } from "@reagent/api/contract/cart";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { cartMessages } from "@reagent/api/messages/cart";
import { orderableOfBatch } from "@reagent/domain/batch-stock";
import { idOf } from "../../basics/id.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { addSold } from "../../ordering/cart/add.ts";

/**
 * Pins a line to a batch, after adding a quantity to it; an empty batch number takes the pin off. Refuses a batch whose stock is not known,
 * and one that has less than the line.
 */
export async function pinLine(call: CustomerCall<ParamsOf<typeof pinToBatch>>, tx: Tx) {
  const { params, customer, language } = call;
  const productId = idOf(params.productId);
  const batchCode = params.batchCode.trim();
  if (params.quantity > 0) await addSold(tx, call, [{ productId, quantity: params.quantity }]);
  const line = await tx
    .selectFrom("cart_lines")
    .innerJoin("packs", "packs.id", "cart_lines.product_id")
    .leftJoin("batch_stocks", (join) =>
      join
        .onRef("batch_stocks.pack_id", "=", "packs.id")
        .on("batch_stocks.batch_code", "=", batchCode),
    )
    .select(["cart_lines.quantity", "packs.stock", "batch_stocks.stock as free"])
    .where("customer_id", "=", customer.id)
    .where("kind", "=", "reagent")
    .where("product_id", "=", productId)
    .executeTakeFirst();
  if (!line) throw new Refusal(codes.badRequest, cartMessages.noSuchLine[language]);
  if (batchCode !== "") {
    if (line.free === null)
      throw new Refusal(codes.badRequest, cartMessages.unknownBatch[language]);
    const free = orderableOfBatch({ free: line.free }, line.stock);
    if (line.quantity > free)
      throw new Refusal(codes.badRequest, cartMessages.batchShort({ batchCode, free })[language]);
  }
  await tx
    .updateTable("cart_lines")
    .set({ pinned_batch: batchCode })
    .where("customer_id", "=", customer.id)
    .where("kind", "=", "reagent")
    .where("product_id", "=", productId)
    .execute();
  return {};
}
