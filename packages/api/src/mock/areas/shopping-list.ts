import { OwnNameForm, ownNameKey } from "@reagent/domain/own-name";
import { parseQuantity } from "@reagent/domain/quantity";
import * as v from "valibot";
import { codes } from "../../contract/envelope.ts";
import {
  addListToCart,
  addOrderToList,
  addToShoppingList,
  copyShoppingList,
  createShoppingList,
  deleteShoppingList,
  editShoppingListLine,
  exchangeListLine,
  listShoppingLists,
  readShoppingList,
  removeShoppingListLine,
  renameShoppingList,
  saveOrderAsList,
  undoListExchange,
} from "../../contract/shopping-list.ts";
import { addedMessages } from "../../messages/bulk-order.ts";
import { callMessages } from "../../messages/call.ts";
import { barrierMessages } from "../../messages/cart.ts";
import { orderMessages } from "../../messages/order.ts";
import { shoppingListMessages } from "../../messages/shopping-list.ts";
import type { AreaMock } from "../area-mock.ts";
import { instrumentOrders, reagentOrders } from "../samples/order-pages.ts";
import { shoppingLists, summaryOf } from "../samples/shopping-lists.ts";
import { answers, refusal } from "../verbs.ts";

const find = (listId: string) => shoppingLists().find((each) => each.listId === listId);
const hasOrder = (orderId: string) =>
  [...reagentOrders(), ...instrumentOrders()].some((each) => each.orderId === orderId);
const missing = () => refusal(codes.notFound, shoppingListMessages.missing);

/** Why a name is refused; undefined where it is not. */
function nameRefusal(name: string, listId?: string) {
  const checked = v.safeParse(OwnNameForm, { name });
  if (!checked.success) return refusal(codes.badRequest, shoppingListMessages.nameWrong);
  const key = ownNameKey(checked.output.name);
  const same = shoppingLists().find((each) => ownNameKey(each.name) === key);
  return same && same.listId !== listId
    ? refusal(codes.nameTaken, shoppingListMessages.nameTaken)
    : undefined;
}

const made = { listId: "43" };

export const shoppingList: AreaMock = ({ customer }) => [
  answers(listShoppingLists, (_, language) => ({
    lists: shoppingLists(language, customer).map(summaryOf),
  })),
  answers(
    readShoppingList,
    ({ listId }, language) =>
      shoppingLists(language, customer).find((each) => each.listId === listId) ?? missing(),
  ),
  answers(createShoppingList, ({ name }) => nameRefusal(name) ?? made),
  answers(renameShoppingList, ({ listId, name }) =>
    find(listId) ? (nameRefusal(name, listId) ?? {}) : missing(),
  ),
  answers(copyShoppingList, ({ listId, name }) =>
    find(listId) ? (nameRefusal(name) ?? made) : missing(),
  ),
  answers(saveOrderAsList, ({ orderId, name }) =>
    hasOrder(orderId)
      ? (nameRefusal(name) ?? made)
      : refusal(codes.notFound, orderMessages.missing),
  ),
  answers(addOrderToList, ({ listId, orderId }) => {
    if (!hasOrder(orderId)) return refusal(codes.notFound, orderMessages.missing);
    return find(listId) ? {} : missing();
  }),
  answers(deleteShoppingList, ({ listId }) => (find(listId) ? {} : missing())),
  answers(addToShoppingList, ({ listId, products }) => {
    if (!find(listId)) return missing();
    return products.length === 0
      ? refusal(codes.badRequest, shoppingListMessages.nothingChosen)
      : {};
  }),
  answers(editShoppingListLine, ({ listId, quantity }) => {
    if (!find(listId)) return missing();
    return parseQuantity(quantity) === undefined
      ? refusal(codes.badRequest, callMessages.quantity)
      : {};
  }),
  answers(removeShoppingListLine, ({ listId }) => (find(listId) ? {} : missing())),
  answers(exchangeListLine, ({ listId, productCode, products }) => {
    const list = find(listId);
    if (!list) return missing();
    if (products.length === 0) return refusal(codes.badRequest, shoppingListMessages.nothingChosen);
    return list.lines.some((line) => line.productCode === productCode)
      ? {}
      : refusal(codes.badRequest, shoppingListMessages.noSuchLine);
  }),
  answers(undoListExchange, ({ listId, productCode }) => {
    const list = find(listId);
    if (!list) return missing();
    return list.lines.some((line) => line.productCode === productCode)
      ? {}
      : refusal(codes.notFound, shoppingListMessages.exchangeGone);
  }),
  answers(addListToCart, ({ listId }, language) => {
    const list = find(listId);
    if (!list) return missing();
    const rows = list.lines.map(({ productCode, quantity, state }, at) => {
      const told = { sheet: "", row: at + 1, productCode, quantity: String(quantity) };
      if (state === "sold")
        return { ...told, verdict: "added" as const, message: addedMessages.added[language] };
      const why = state === "delisted" ? shoppingListMessages.delisted : barrierMessages[state];
      return { ...told, verdict: "refused" as const, message: why[language] };
    });
    return { rows };
  }),
];
