import { codes } from "@reagent/api/contract/envelope";
import { addedQuantity } from "@reagent/domain/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { parseQuantity } from "@reagent/domain/quantity";
import type { Tx } from "../../database/database.ts";
import type { CustomerCall } from "../../http/call.ts";
import type { Language, Words } from "../../http/language.ts";
import { Refusal } from "../../http/refusal.ts";
import { cartMessages } from "./messages.ts";
import { whyNotSold } from "./sellable.ts";

/** A product wanted in the cart. */
export interface Wanted {
  /** A pack's id for reagents, a SKU's for instruments. */
  readonly productId: number;
  readonly quantity: number;
}

/** Puts packs in the cart, all of them or none. Throws a `Refusal` for a pack that is unknown or not sold from the cart. */
export async function addPacks(
  tx: Tx,
  call: CustomerCall<unknown>,
  wanted: readonly Wanted[],
  itemCode?: string,
): Promise<void> {
  if (wanted.length === 0) {
    throw new Refusal(codes.badRequest, cartMessages.nothingChosen[call.language]);
  }
  for (const { productId } of wanted) {
    await expectSellable(tx, productId, itemCode, call.language);
  }
  await addLines(tx, call, "reagent", wanted);
}

/** Puts products in the cart, where they join a line that is there already. */
export async function addLines(
  tx: Tx,
  call: CustomerCall<unknown>,
  kind: GoodsKind,
  wanted: readonly Wanted[],
): Promise<void> {
  for (const { productId, quantity } of wanted) {
    await addLine(tx, call, { kind, productId, added: checkedQuantity(quantity, call.language) });
  }
}

/** A quantity from 1 to 9999; throws a `Refusal` for anything else (decisions, cart quantity rule). */
export function checkedQuantity(quantity: number, language: Language): number {
  const checked = parseQuantity(quantity);
  if (checked === undefined) {
    throw new Refusal(codes.badRequest, cartMessages.quantity[language]);
  }
  return checked;
}

async function addLine(
  tx: Tx,
  { customer, language, now }: CustomerCall<unknown>,
  { kind, productId, added }: { kind: GoodsKind; productId: number; added: number },
): Promise<void> {
  const key = { customer_id: customer.id, kind, product_id: productId };
  const held = await tx
    .selectFrom("cart_lines")
    .select("quantity")
    .where("customer_id", "=", customer.id)
    .where("kind", "=", kind)
    .where("product_id", "=", productId)
    .executeTakeFirst();
  const quantity = addedQuantity(held?.quantity ?? 0, added);
  if (quantity === undefined) {
    throw new Refusal(codes.badRequest, cartMessages.tooMany[language]);
  }
  await tx
    .insertInto("cart_lines")
    .values({ ...key, quantity, customer_item_number: "", is_selected: 1, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["customer_id", "kind", "product_id"])
        .doUpdateSet({ quantity, is_selected: 1 }),
    )
    .execute();
}

async function expectSellable(
  tx: Tx,
  packId: number,
  itemCode: string | undefined,
  language: Language,
): Promise<void> {
  const why = await whyUnsellable(tx, packId, itemCode);
  if (why) {
    throw new Refusal(codes.badRequest, why[language]);
  }
}

/** Why a pack does not go into the cart: it is unknown, not of that item, or sold in another way; undefined where it does. */
export async function whyUnsellable(
  tx: Tx,
  packId: number,
  itemCode?: string,
): Promise<Words | undefined> {
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
