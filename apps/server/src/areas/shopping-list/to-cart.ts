import type { OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import type { CustomerCall } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { addGoods } from "../../ordering/cart/add-goods.ts";
import { ownList, readLines } from "./lists.ts";

/** Adds what can be bought to the cart, with a verdict for every line of the list, in their order. */
export async function addToCart(
  call: CustomerCall<{ listId: string }>,
  tx: Tx,
): Promise<{ rows: OrderRowVerdict[] }> {
  const { id } = await ownList(tx, call);
  const lines = await readLines(tx, call.customer.id, id);
  const goods = lines.map(({ product_code, ...line }) => ({ ...line, productCode: product_code }));
  return { rows: await addGoods(tx, call, goods) };
}
