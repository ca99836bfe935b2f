import { page } from "../../../page.ts";
import { shoppingList } from "./ShoppingList.screen.ts";

export const shoppingListPage = page(shoppingList, {
  load: async () => (await import("./ShoppingList.tsx")).ShoppingList,
});
