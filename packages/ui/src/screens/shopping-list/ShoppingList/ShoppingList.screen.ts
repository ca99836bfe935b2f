import { screen } from "../../../screen.ts";

export const shoppingList = screen("shoppingList", {
  visitors: "customers",
});
