import type { AnswerOf } from "@reagent/api/contract/endpoint";
import type { reorder as endpoint } from "@reagent/api/contract/order";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { inLanguage } from "../../basics/language.ts";
import type { CustomerCall } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { addLine, whyUnsellable, type Wanted } from "../../ordering/cart/add.ts";
import { ownOrder } from "../../ordering/orders/find-order.ts";

/** Adds the products of an own order that are still sold to the cart, by product code, since ids may have changed. */
export async function reorder(
  call: CustomerCall<{ readonly orderId: string }>,
  tx: Tx,
): Promise<AnswerOf<typeof endpoint>> {
  const order = await ownOrder(tx, call);
  const lines = await tx
    .selectFrom("order_lines")
    .select(["product_code", "quantity", "name_zh", "name_en"])
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const wanted: Wanted[] = [];
  const missing: { productCode: string; name: string }[] = [];
  for (const line of lines) {
    const productId = await soldNow(tx, order.kind, line.product_code);
    if (productId === undefined) {
      missing.push({
        productCode: line.product_code,
        name: inLanguage(line, "name", call.language),
      });
    } else {
      wanted.push({ productId, quantity: line.quantity });
    }
  }
  for (const each of wanted) {
    await addLine(tx, call, order.kind, each);
  }
  return { added: wanted.length, missing };
}

/** The id of the product with a code; undefined where it is not sold through the cart. */
async function soldNow(tx: Tx, kind: GoodsKind, code: string): Promise<number | undefined> {
  const product = await tx
    .selectFrom(kind === "reagent" ? "packs" : "instrument_skus")
    .select("id")
    .where("code", "=", code)
    .executeTakeFirst();
  if (!product || kind === "instrument") {
    return product?.id;
  }
  return (await whyUnsellable(tx, product.id)) ? undefined : product.id;
}
