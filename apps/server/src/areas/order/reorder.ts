import type { AnswerOf } from "@reagent/api/contract/endpoint";
import type { reorder } from "@reagent/api/contract/order";
import type { Tx } from "../../database/database.ts";
import type { CustomerCall } from "../../http/call.ts";
import { inLanguage } from "../../http/language.ts";
import { addLine, whyUnsellable, type Wanted } from "../cart/add.ts";

/** Puts what is still sold of an own order into the cart: by product codes, since ids may be others by now. */
export async function addAgain(
  tx: Tx,
  call: CustomerCall<unknown>,
  order: { readonly id: string; readonly kind: "reagent" | "instrument" },
): Promise<AnswerOf<typeof reorder>> {
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

/** The product of this code where the cart takes it. */
async function soldNow(
  tx: Tx,
  kind: "reagent" | "instrument",
  code: string,
): Promise<number | undefined> {
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
