import { randomUUID } from "node:crypto";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type {
  addOrderToList,
  addToShoppingList,
  copyShoppingList,
  createShoppingList,
  deleteShoppingList,
  editShoppingListLine,
  removeShoppingListLine,
  renameShoppingList,
  saveOrderAsList,
} from "@reagent/api/contract/shopping-list";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { OwnNameForm, ownNameKey } from "@reagent/domain/own-name";
import { LARGEST_QUANTITY } from "@reagent/domain/quantity";
import { MOST_LIST_LINES, MOST_LISTS } from "@reagent/domain/shopping-list";
import * as v from "valibot";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { findProducts } from "../../catalogue/find-products.ts";
import { chunks } from "../../database/chunks.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Tx } from "../../database/database.ts";
import { checkedQuantity } from "../../ordering/cart/add.ts";
import { ownOrder } from "../../ordering/orders/find-order.ts";
import { type LineRow, ownList, readLines } from "./lists.ts";

type ChangeOf<Endpoint> = CustomerCall<ParamsOf<Endpoint>>;
type Why = keyof typeof shoppingListMessages;

export const refusal = ({ language }: CustomerCall<unknown>, code: number, why: Why) =>
  new Refusal(code, shoppingListMessages[why][language]);

/** Makes an empty list. */
export async function create(call: ChangeOf<typeof createShoppingList>, tx: Tx) {
  return { listId: await insertList(call, tx) };
}

export async function rename(call: ChangeOf<typeof renameShoppingList>, tx: Tx) {
  const { id } = await ownList(tx, call);
  const names = await checkedName(call, tx, id);
  await tx.updateTable("shopping_lists").set(names).where("id", "=", id).execute();
  return {};
}

/** Deletes a list with its lines. */
export async function remove(call: ChangeOf<typeof deleteShoppingList>, tx: Tx) {
  const { id } = await ownList(tx, call);
  await tx.deleteFrom("list_exchanges").where("list_id", "=", id).execute();
  await tx.deleteFrom("shopping_list_lines").where("list_id", "=", id).execute();
  await tx.deleteFrom("shopping_lists").where("id", "=", id).execute();
  return {};
}

/** Makes a list with the lines of another. */
export async function copy(call: ChangeOf<typeof copyShoppingList>, tx: Tx) {
  const { id } = await ownList(tx, call);
  const lines = await readLines(tx, call.customer.id, id);
  const listId = await insertList(call, tx);
  await insertLines(
    tx,
    lines.map((line) => ({ ...line, list_id: listId })),
  );
  return { listId };
}

/** Makes a list with the lines of an order. */
export async function saveOrder(call: ChangeOf<typeof saveOrderAsList>, tx: Tx) {
  const lines = await linesOfOrder(call, tx);
  if (lines.length > MOST_LIST_LINES) throw refusal(call, codes.badRequest, "tooManyLines");
  const listId = await insertList(call, tx);
  await insertLines(
    tx,
    lines.map((line, position) => ({
      ...line,
      list_id: listId,
      customer_id: call.customer.id,
      position,
    })),
  );
  return { listId };
}

/** Adds the lines of an order to a list. */
export async function addOrder(call: ChangeOf<typeof addOrderToList>, tx: Tx) {
  const lines = await linesOfOrder(call, tx);
  const { id } = await ownList(tx, call);
  await addLines(call, tx, id, lines);
  return {};
}

/** The lines of an order with its prices; an order does not record what was in stock then. */
async function linesOfOrder(
  call: CustomerCall<{ readonly orderId: string }>,
  tx: Tx,
): Promise<NewLine[]> {
  const order = await ownOrder(tx, call);
  const rows = await tx
    .selectFrom("order_lines")
    .select(["product_code", "item_code", "name_zh", "name_en", "pack", "quantity", "price"])
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  return rows.map(({ price, ...row }) => ({
    ...row,
    kind: order.kind,
    ordered_at: order.created_at,
    ordered_price: price,
    ordered_in_stock: null,
  }));
}

/** Adds products, all or none; the quantity of one that the list has already is added to. */
export async function addProducts(call: ChangeOf<typeof addToShoppingList>, tx: Tx) {
  const { params, language } = call;
  const { id } = await ownList(tx, call);
  if (params.products.length === 0) throw refusal(call, codes.badRequest, "nothingChosen");
  await addLines(call, tx, id, await newLines(tx, params.products, language));
  return {};
}

/** Lines of products that were not ordered since they came into the list. */
export async function newLines(
  tx: Tx,
  wanted: ParamsOf<typeof addToShoppingList>["products"],
  language: Language,
): Promise<NewLine[]> {
  const products = await findProducts(tx, wanted, language);
  return products.map((product, at) => ({
    ...product,
    quantity: checkedQuantity(wanted[at]?.quantity ?? 0, language),
    ordered_at: null,
    ordered_price: null,
    ordered_in_stock: null,
  }));
}

/** A line that is not in a list yet. */
export type NewLine = Omit<LineRow, "list_id" | "customer_id" | "position">;

/** Adds lines at the end of a list, or all in one place; of a product that the list has already, the quantity. */
export async function addLines(
  call: CustomerCall<unknown>,
  tx: Tx,
  listId: string,
  added: readonly NewLine[],
  place?: number,
): Promise<void> {
  const { customer } = call;
  const lines = new Map(
    (await readLines(tx, customer.id, listId)).map((line) => [keyOf(line), line]),
  );
  let position = Math.max(-1, ...[...lines.values()].map((line) => line.position));
  for (const one of added) {
    const key = keyOf(one);
    const held = lines.get(key);
    const quantity = (held?.quantity ?? 0) + one.quantity;
    if (quantity > LARGEST_QUANTITY) throw refusal(call, codes.badRequest, "tooMany");
    const line = held ?? {
      ...one,
      list_id: listId,
      customer_id: customer.id,
      position: place ?? (position += 1),
    };
    lines.set(key, { ...line, quantity });
  }
  if (lines.size > MOST_LIST_LINES) throw refusal(call, codes.badRequest, "tooManyLines");
  const touched = new Set(added.map(keyOf));
  await insertLines(
    tx,
    [...lines].filter(([key]) => touched.has(key)).map(([, line]) => line),
  );
}

const keyOf = ({ kind, product_code }: Pick<LineRow, "kind" | "product_code">) =>
  `${kind} ${product_code}`;

/** Sets the quantity of a line. */
export async function editLine(call: ChangeOf<typeof editShoppingListLine>, tx: Tx) {
  const { params, language } = call;
  const { id } = await ownList(tx, call);
  const quantity = checkedQuantity(params.quantity, language);
  const { numUpdatedRows } = await tx
    .updateTable("shopping_list_lines")
    .set({ quantity })
    .where("list_id", "=", id)
    .where("kind", "=", params.kind as LineRow["kind"])
    .where("product_code", "=", params.productCode)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refusal(call, codes.badRequest, "noSuchLine");
  return {};
}

/** Removes a line; nothing changes where there is none. */
export async function removeLine(call: ChangeOf<typeof removeShoppingListLine>, tx: Tx) {
  const { id } = await ownList(tx, call);
  await tx
    .deleteFrom("shopping_list_lines")
    .where("list_id", "=", id)
    .where("kind", "=", call.params.kind as LineRow["kind"])
    .where("product_code", "=", call.params.productCode)
    .execute();
  return {};
}

/** Writes lines; of one that the list has already, the quantity. */
async function insertLines(tx: Tx, lines: readonly LineRow[]): Promise<void> {
  for (const some of chunks(lines)) {
    await tx
      .insertInto("shopping_list_lines")
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(["list_id", "kind", "product_code"])
          .doUpdateSet((row) => ({ quantity: row.ref("excluded.quantity") })),
      )
      .execute();
  }
}

async function insertList(call: CustomerCall<{ name: string }>, tx: Tx): Promise<string> {
  const { customer, now } = call;
  const names = await checkedName(call, tx);
  const own = tx.selectFrom("shopping_lists").where("customer_id", "=", customer.id);
  if ((await countRows(own)) >= MOST_LISTS) throw refusal(call, codes.badRequest, "tooManyLists");
  const id = randomUUID();
  await tx
    .insertInto("shopping_lists")
    .values({ id, customer_id: customer.id, ...names, created_at: now })
    .execute();
  return id;
}

/** The name of a list, which no other list of the customer has. */
async function checkedName(call: CustomerCall<{ name: string }>, tx: Tx, listId?: string) {
  const checked = v.safeParse(OwnNameForm, call.params);
  if (!checked.success) throw refusal(call, codes.badRequest, "nameWrong");
  const { name } = checked.output;
  const name_key = ownNameKey(name);
  const same = await tx
    .selectFrom("shopping_lists")
    .select("id")
    .where("customer_id", "=", call.customer.id)
    .where("name_key", "=", name_key)
    .executeTakeFirst();
  if (same && same.id !== listId) throw refusal(call, codes.nameTaken, "nameTaken");
  return { name, name_key };
}
