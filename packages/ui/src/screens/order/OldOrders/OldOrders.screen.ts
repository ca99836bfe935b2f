import { screen } from "../../../screen.ts";

export const oldOrders = screen("oldOrders", {
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "历史订单", en: "Order archive" },
});
