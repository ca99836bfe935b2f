import { page } from "../../../page.ts";
import { shoppingLists } from "./ShoppingLists.screen.ts";

export const shoppingListsPage = page(shoppingLists, {
  load: async () => (await import("./ShoppingLists.tsx")).ShoppingLists,
});
