import { screen } from "../../../screen.ts";

export const shoppingLists = screen({
  address: "/fav/lists",
  visitors: "customers",
  title: { zh: "我的清单", en: "My lists" },
});
