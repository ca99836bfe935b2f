import { screen } from "../../../screen.ts";
import { orders } from "../OrderHistory/OrderHistory.screen.ts";

export const cancelOrder = screen({
  address: "/cancel_order/html/:orderId?",
  visitors: "customers",
  layout: "account",
  menu: { under: orders },
});
