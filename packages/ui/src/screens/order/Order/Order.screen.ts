import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";
import { oldOrders } from "../OldOrders/OldOrders.screen.ts";
import { orders } from "../OrderHistory/OrderHistory.screen.ts";

export const order = screen({
  ...pageAddresses.order,
  visitors: "customers",
  layout: "account",
  menu: { under: orders },
  firstCalls: async () => {
    const { orderCalls } = await import("./first-calls.ts");
    return ({ orderId = "" }) => orderCalls(orderId, false);
  },
  load: async () => (await import("./Order.tsx")).Order,
  props: ({ orderId = "" }) => ({ orderId, from: "orders" }),
});

export const oldOrder = screen({
  address: "/oldorder_detail/html/:orderId?",
  visitors: "customers",
  layout: "account",
  menu: { under: oldOrders },
  firstCalls: async () => {
    const { orderCalls } = await import("./first-calls.ts");
    return ({ orderId = "" }) => orderCalls(orderId, true);
  },
  load: async () => (await import("./Order.tsx")).Order,
  props: ({ orderId = "" }) => ({ orderId, from: "old-orders" }),
});
