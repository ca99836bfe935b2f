import { screen } from "../../../screen.ts";

export const unshippedOrders = screen("unshippedOrders", {
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "未发货订单", en: "Orders not yet shipped" },
});
