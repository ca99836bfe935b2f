import type { exchangeCartLine, undoCartExchange } from "@reagent/api/contract/cart";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { cartMessages } from "@reagent/api/messages/cart";
import { addedQuantity } from "@reagent/domain/cart";
import { UNDO_MS } from "@reagent/domain/exchange";
import { idOf } from "../../basics/id.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import type { StoredFlag } from "../../database/stored-flag.ts";
import { addSold } from "../../ordering/cart/add.ts";
import { expectRoom } from "../../ordering/cart/room.ts";
import { isQuoted } from "../../ordering/quotes/quotes.ts";

/** What a line had before packs were added to it. */
interface LineBefore {
  readonly quantity: number;
  readonly is_selected: StoredFlag;
  readonly quote_id: string | null;
}

/** Packs that an exchange added. */
interface Added {
  readonly productId: number;
  readonly quantity: number;
  /** Null where they are a new line. */
  readonly before: LineBefore | null;
}

/** Takes a reagent out of the cart and puts packs in its place; a new line is selected where the old one was (decisions, exchange of a line). */
export async function exchangeLine(call: CustomerCall<ParamsOf<typeof exchangeCartLine>>, tx: Tx) {
  const { params, customer, now } = call;
  if (params.products.length === 0)
    throw new Refusal(codes.badRequest, cartMessages.nothingChosen[call.language]);
  const productId = idOf(params.productId);
  const line = await lineOf(tx, customer.id, productId);
  if (!line) throw new Refusal(codes.badRequest, cartMessages.noSuchLine[call.language]);
  if (await isQuoted(tx, line, now))
    throw new Refusal(codes.badRequest, cartMessages.quotedQuantity[call.language]);
  if (line.quantity !== params.quantity)
    throw new Refusal(codes.badRequest, cartMessages.lineChanged[call.language]);
  await removeLine(tx, customer.id, productId);
  const added: Added[] = [];
  for (const { productId: id, quantity } of params.products) {
    const wanted = { productId: idOf(id), quantity };
    const before = await lineOf(tx, customer.id, wanted.productId);
    await addSold(tx, call, [wanted]);
    if (!before) {
      await updateLine(tx, customer.id, wanted.productId)
        .set({ is_selected: line.is_selected, created_at: line.created_at })
        .execute();
    }
    added.push({ ...wanted, before: before ? beforeOf(before) : null });
  }
  await tx
    .deleteFrom("cart_exchanges")
    .where("customer_id", "=", customer.id)
    .where((of) =>
      of.or([of("exchanged_at", "<", now - UNDO_MS), of("product_id", "=", productId)]),
    )
    .execute();
  await tx
    .insertInto("cart_exchanges")
    .values({
      customer_id: customer.id,
      product_id: productId,
      product_code: line.product_code,
      quantity: line.quantity,
      customer_item_number: line.customer_item_number,
      is_selected: line.is_selected,
      line_created_at: line.created_at,
      quote_id: line.quote_id,
      pinned_batch: line.pinned_batch,
      added: JSON.stringify(added),
      exchanged_at: now,
    })
    .execute();
  return {};
}

/** Puts a line back that was exchanged, and takes as many of the packs out as were added, unless a quote has fixed their quantity since. */
export async function undoExchange(call: CustomerCall<ParamsOf<typeof undoCartExchange>>, tx: Tx) {
  const { params, customer, now } = call;
  const productId = idOf(params.productId);
  const exchange = await tx
    .selectFrom("cart_exchanges")
    .innerJoin("packs", (join) =>
      join
        .onRef("packs.id", "=", "cart_exchanges.product_id")
        .onRef("packs.code", "=", "cart_exchanges.product_code"),
    )
    .selectAll("cart_exchanges")
    .where("cart_exchanges.customer_id", "=", customer.id)
    .where("cart_exchanges.product_id", "=", productId)
    .where("cart_exchanges.exchanged_at", ">=", now - UNDO_MS)
    .executeTakeFirst();
  if (!exchange) throw new Refusal(codes.notFound, cartMessages.exchangeGone[call.language]);
  const added = JSON.parse(exchange.added) as readonly Added[];
  for (const each of added.toReversed()) await takeOut(tx, call, each);
  await putBack(tx, call, exchange);
  await tx
    .deleteFrom("cart_exchanges")
    .where("customer_id", "=", customer.id)
    .where("product_id", "=", productId)
    .execute();
  return {};
}

async function takeOut(
  tx: Tx,
  { customer, now }: CustomerCall<unknown>,
  { productId, quantity, before }: Added,
): Promise<void> {
  const line = await lineOf(tx, customer.id, productId);
  if (!line || (await isQuoted(tx, line, now))) return;
  const left = line.quantity - quantity;
  if (!before && left <= 0) return removeLine(tx, customer.id, productId);
  await updateLine(tx, customer.id, productId)
    .set({ ...before, quantity: Math.max(1, left) })
    .execute();
}

/** Puts a line back as it was; more of a pack that has come into the cart since. */
async function putBack(
  tx: Tx,
  call: CustomerCall<unknown>,
  old: LineBefore & {
    readonly product_id: number;
    readonly customer_item_number: string;
    readonly line_created_at: number;
    readonly pinned_batch: string;
  },
): Promise<void> {
  const { customer, now } = call;
  const line = await lineOf(tx, customer.id, old.product_id);
  if (line) {
    if (await isQuoted(tx, line, now))
      throw new Refusal(codes.badRequest, cartMessages.quotedQuantity[call.language]);
    const quantity = addedQuantity(line.quantity, old.quantity);
    if (quantity === undefined)
      throw new Refusal(codes.badRequest, cartMessages.tooMany[call.language]);
    await updateLine(tx, customer.id, old.product_id).set({ quantity }).execute();
    return;
  }
  await expectRoom(tx, call);
  await tx
    .insertInto("cart_lines")
    .values({
      customer_id: customer.id,
      kind: "reagent",
      product_id: old.product_id,
      quantity: old.quantity,
      customer_item_number: old.customer_item_number,
      is_selected: old.is_selected,
      created_at: old.line_created_at,
      quote_id: old.quote_id,
      pinned_batch: old.pinned_batch,
    })
    .execute();
}

const beforeOf = ({ quantity, is_selected, quote_id }: LineBefore): LineBefore => ({
  quantity,
  is_selected,
  quote_id,
});

/** A reagent of a cart, with the code of its pack. */
async function lineOf(tx: Tx, customerId: string, packId: number) {
  return tx
    .selectFrom("cart_lines")
    .leftJoin("packs", "packs.id", "cart_lines.product_id")
    .selectAll("cart_lines")
    .select((of) => of.fn.coalesce("packs.code", of.val("")).as("product_code"))
    .where("cart_lines.customer_id", "=", customerId)
    .where("cart_lines.kind", "=", "reagent")
    .where("cart_lines.product_id", "=", packId)
    .executeTakeFirst();
}

async function removeLine(tx: Tx, customerId: string, packId: number): Promise<void> {
  await tx
    .deleteFrom("cart_lines")
    .where("customer_id", "=", customerId)
    .where("kind", "=", "reagent")
    .where("product_id", "=", packId)
    .execute();
}

const updateLine = (tx: Tx, customerId: string, packId: number) =>
  tx
    .updateTable("cart_lines")
    .where("customer_id", "=", customerId)
    .where("kind", "=", "reagent")
    .where("product_id", "=", packId);
