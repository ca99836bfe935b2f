import { screen } from "../../../screen.ts";
import { shoppingLists } from "../ShoppingLists/ShoppingLists.screen.ts";

export const shoppingList = screen("shoppingList", {
  visitors: "customers",
  layout: "account",
  menu: { under: shoppingLists },
});
