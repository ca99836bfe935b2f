import { screen } from "../../../screen.ts";

export const shoppingList = screen({
  address: "/fav/lists/:listId",
  visitors: "customers",
  load: async () => (await import("./ShoppingList.tsx")).ShoppingList,
});
