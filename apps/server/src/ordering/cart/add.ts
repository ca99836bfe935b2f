import type {
  addAllToCart,
  addInstrumentToCart,
  addToCart,
  quickAddToCart,
} from "@reagent/api/contract/cart";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import type { Message } from "@reagent/api/messages/message";
import { addedQuantity } from "@reagent/domain/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { parseQuantity } from "@reagent/domain/quantity";
import { idOf } from "../../basics/id.ts";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { findPack } from "../../catalogue/find-item.ts";
import { whyNotSold } from "../../catalogue/sellable.ts";
import type { Tx } from "../../database/database.ts";
import { isQuoted } from "../quotes/quotes.ts";
import { expectRoom } from "./room.ts";

/** A product to add to the cart. */
export interface Wanted {
  /** A pack's id for reagents, a SKU's for instruments. */
  readonly productId: number;
  readonly quantity: number;
}

/** Adds one pack, by the page of its product. */
export async function addPack(call: CustomerCall<ParamsOf<typeof addToCart>>, tx: Tx) {
  const { itemCode, productId, quantity } = call.params;
  await addSold(tx, call, [{ productId: idOf(productId), quantity }], itemCode);
  return {};
}

/** Adds several packs of an item, all of them or none. */
export async function addPacks(call: CustomerCall<ParamsOf<typeof addAllToCart>>, tx: Tx) {
  const { itemCode, products } = call.params;
  if (products.length === 0) {
    throw new Refusal(codes.badRequest, cartMessages.nothingChosen[call.language]);
  }
  const wanted = products.map((each) => ({ ...each, productId: idOf(each.productId) }));
  await addSold(tx, call, wanted, itemCode);
  return {};
}

/** Adds a pack by its product code. */
export async function addByCode(call: CustomerCall<ParamsOf<typeof quickAddToCart>>, tx: Tx) {
  const { params, language } = call;
  if (params.productCode.trim() === "") {
    throw new Refusal(codes.badRequest, cartMessages.codeMissing[language]);
  }
  const pack = await findPack(tx, params.productCode);
  if (!pack) {
    throw new Refusal(codes.notFound, cartMessages.unknownProduct[language]);
  }
  await addSold(tx, call, [{ productId: pack.id, quantity: params.quantity }]);
  return {};
}

/** Adds a SKU of an instrument. */
export async function addSku(call: CustomerCall<ParamsOf<typeof addInstrumentToCart>>, tx: Tx) {
  const { params, language } = call;
  const sku = await tx
    .selectFrom("instrument_skus")
    .innerJoin("instruments", "instruments.id", "instrument_skus.instrument_id")
    .select("instrument_skus.id")
    .where("instrument_skus.id", "=", idOf(params.skuId))
    .where("instruments.code", "=", params.spuCode)
    .executeTakeFirst();
  if (!sku) {
    throw new Refusal(codes.badRequest, cartMessages.unknownProduct[language]);
  }
  await addLine(tx, call, "instrument", { productId: sku.id, quantity: params.quantity });
  return {};
}

/** Adds packs; refuses all where one is unknown, of another item, or not sold through the cart. */
export async function addSold(
  tx: Tx,
  call: CustomerCall<unknown>,
  wanted: readonly Wanted[],
  itemCode?: string,
): Promise<void> {
  for (const { productId } of wanted) {
    const why = await whyUnsellable(tx, productId, itemCode);
    if (why) {
      throw new Refusal(codes.badRequest, why[call.language]);
    }
  }
  for (const each of wanted) {
    await addLine(tx, call, "reagent", each);
  }
}

/** A quantity from 1 to 9999; refuses anything else (decisions, cart quantity rule). */
export function checkedQuantity(quantity: number, language: Language): number {
  const checked = parseQuantity(quantity);
  if (checked === undefined) {
    throw new Refusal(codes.badRequest, callMessages.quantity[language]);
  }
  return checked;
}

/** Adds a product to the cart; its quantity is added to that of an existing line. */
export async function addLine(
  tx: Tx,
  call: CustomerCall<unknown>,
  kind: GoodsKind,
  { productId, quantity: sent }: Wanted,
): Promise<void> {
  const { customer, language, now } = call;
  const added = checkedQuantity(sent, language);
  const key = { customer_id: customer.id, kind, product_id: productId };
  const line = await tx
    .selectFrom("cart_lines")
    .select(["quantity", "quote_id"])
    .where("customer_id", "=", customer.id)
    .where("kind", "=", kind)
    .where("product_id", "=", productId)
    .executeTakeFirst();
  if (await isQuoted(tx, line, now)) {
    throw new Refusal(codes.badRequest, cartMessages.quotedQuantity[language]);
  }
  const quantity = addedQuantity(line?.quantity ?? 0, added);
  if (quantity === undefined) {
    throw new Refusal(codes.badRequest, cartMessages.tooMany[language]);
  }
  if (!line) await expectRoom(tx, call);
  await tx
    .insertInto("cart_lines")
    .values({ ...key, quantity, customer_item_number: "", is_selected: 1, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["customer_id", "kind", "product_id"])
        .doUpdateSet({ quantity, is_selected: 1, quote_id: null }),
    )
    .execute();
}

/** Why a pack cannot be added to the cart: it is unknown, of another item, or not sold through the cart; undefined where it can. */
export async function whyUnsellable(
  tx: Tx,
  packId: number,
  itemCode?: string,
): Promise<Message | undefined> {
  const pack = await tx
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .select([
      "items.code as itemCode",
      "items.safe_level",
      "packs.specification",
      "packs.is_enquiry_only",
      "packs.is_bulk",
      "packs.list_price",
    ])
    .where("packs.id", "=", packId)
    .executeTakeFirst();
  const isOfItem = itemCode === undefined || pack?.itemCode === itemCode;
  return pack && isOfItem ? whyNotSold(pack) : cartMessages.unknownProduct;
}
