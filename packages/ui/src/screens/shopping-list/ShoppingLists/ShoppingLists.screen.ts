import { screen } from "../../../screen.ts";

export const shoppingLists = screen("shoppingLists", {
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "我的清单", en: "My lists" },
});
