import { screen } from "../../../screen.ts";
import { oldOrders } from "../OldOrders/OldOrders.screen.ts";
import { orders } from "../OrderHistory/OrderHistory.screen.ts";

export const order = screen("order", {
  visitors: "customers",
  layout: "account",
  menu: { under: orders },
});

export const oldOrder = screen("oldOrder", {
  visitors: "customers",
  layout: "account",
  menu: { under: oldOrders },
});
