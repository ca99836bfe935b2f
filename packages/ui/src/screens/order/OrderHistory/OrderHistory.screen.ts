import { screen } from "../../../screen.ts";

/** The type shows the paid orders (1) or the unpaid ones (2) alone. */
export const orders = screen("orders", {
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "我的订单", en: "My orders" },
});
