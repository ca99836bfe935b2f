import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { idOf } from "../../basics/id.ts";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { chunks } from "../../database/chunks.ts";
import type { Tx } from "../../database/database.ts";
import { checkedQuantity } from "../../ordering/cart/add.ts";
import { isQuoted } from "../../ordering/quotes/quotes.ts";

const LONGEST_ITEM_NUMBER = 50;
/** The id that means all lines of a kind (storefront §7, cart check). */
const ALL_PRODUCTS = "0";

/** Names a line of the cart. */
interface LineParams {
  readonly productId: string;
  readonly kind: GoodsKind | "unknown";
}

/** Sets the quantity and the customer's own item number of a line. */
export async function editLine(
  call: CustomerCall<LineParams & { quantity: number; customerItemNumber: string }>,
  tx: Tx,
) {
  const { params, language } = call;
  const quantity = checkedQuantity(params.quantity, language);
  const customerItemNumber = params.customerItemNumber.trim();
  if (customerItemNumber.length > LONGEST_ITEM_NUMBER) {
    throw new Refusal(codes.badRequest, cartMessages.itemNumberTooLong[language]);
  }
  const key = {
    customer_id: call.customer.id,
    kind: kindOf(params, language),
    product_id: idOf(params.productId),
  };
  const line = await tx
    .selectFrom("cart_lines")
    .select(["quantity", "quote_id"])
    .where((of) => of.and(key))
    .executeTakeFirst();
  if (!line) {
    throw new Refusal(codes.badRequest, cartMessages.noSuchLine[language]);
  }
  if (line.quantity !== quantity && (await isQuoted(tx, line, call.now))) {
    throw new Refusal(codes.badRequest, cartMessages.quotedQuantity[language]);
  }
  await tx
    .updateTable("cart_lines")
    .set({ quantity, customer_item_number: customerItemNumber })
    .where((of) => of.and(key))
    .execute();
  return {};
}

/** Removes a line from the cart; nothing changes where there is none. */
export async function removeLine(call: CustomerCall<LineParams>, tx: Tx) {
  await tx
    .deleteFrom("cart_lines")
    .where("customer_id", "=", call.customer.id)
    .where("kind", "=", kindOf(call.params, call.language))
    .where("product_id", "=", idOf(call.params.productId))
    .execute();
  return {};
}

/** Selects or unselects a line, or all lines of a kind. */
export async function selectLine(
  { params, customer, language }: CustomerCall<LineParams & { isSelected: boolean }>,
  tx: Tx,
) {
  const lines = tx
    .updateTable("cart_lines")
    .set({ is_selected: params.isSelected ? 1 : 0 })
    .where("customer_id", "=", customer.id)
    .where("kind", "=", kindOf(params, language));
  const isAll = params.productId === ALL_PRODUCTS;
  await (isAll ? lines : lines.where("product_id", "=", idOf(params.productId))).execute();
  return {};
}

/** Unselects reagents by the ids of their packs; ids that are not in the cart change nothing. */
export async function unselectReagents(
  { params, customer }: CustomerCall<{ productIds: readonly string[] }>,
  tx: Tx,
) {
  for (const ids of chunks(params.productIds.map(idOf))) {
    await tx
      .updateTable("cart_lines")
      .set({ is_selected: 0 })
      .where("customer_id", "=", customer.id)
      .where("kind", "=", "reagent")
      .where("product_id", "in", ids)
      .execute();
  }
  return {};
}

function kindOf({ kind }: LineParams, language: Language): GoodsKind {
  if (kind === "unknown") {
    throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
  }
  return kind;
}
