import { screen } from "../../../screen.ts";

export const shoppingLists = screen("shoppingLists", {
  visitors: "customers",
  title: { zh: "我的清单", en: "My lists" },
});
