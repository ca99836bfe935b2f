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
} from "@reagent/api/contract/shopping-list";
import { answersCustomer, changes } from "../../calls/call.ts";
import {
  addOrder,
  addProducts,
  copy,
  create,
  editLine,
  remove,
  removeLine,
  rename,
  saveOrder,
} from "./edit.ts";
import { exchangeLine, undoExchange } from "./exchange.ts";
import { readList, readLists } from "./lists.ts";
import { addToCart } from "./to-cart.ts";

export const shoppingListRoutes = [
  answersCustomer(listShoppingLists, async (call, { database }) => ({
    lists: await readLists(database.read, call),
  })),
  answersCustomer(readShoppingList, readList),
  changes(createShoppingList, create),
  changes(renameShoppingList, rename),
  changes(copyShoppingList, copy),
  changes(saveOrderAsList, saveOrder),
  changes(addOrderToList, addOrder),
  changes(deleteShoppingList, remove),
  changes(addToShoppingList, addProducts),
  changes(editShoppingListLine, editLine),
  changes(removeShoppingListLine, removeLine),
  changes(exchangeListLine, exchangeLine),
  changes(undoListExchange, undoExchange),
  changes(addListToCart, addToCart),
];
