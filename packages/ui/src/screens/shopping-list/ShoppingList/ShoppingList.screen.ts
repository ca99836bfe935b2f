import { screen } from "../../../screen.ts";

export const shoppingList = screen({
  address: "/fav/lists/:listId",
  visitors: "customers",
});
