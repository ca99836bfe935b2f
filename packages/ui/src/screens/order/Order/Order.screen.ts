import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";
import { oldOrders } from "../OldOrders/OldOrders.screen.ts";
import { orders } from "../OrderHistory/OrderHistory.screen.ts";

export const order = screen({
  ...pageAddresses.order,
  visitors: "customers",
  layout: "account",
  menu: { under: orders },
});

export const oldOrder = screen({
  address: "/oldorder_detail/html/:orderId?",
  visitors: "customers",
  layout: "account",
  menu: { under: oldOrders },
});
