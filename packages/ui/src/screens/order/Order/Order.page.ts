import { page } from "../../../page.ts";
import { order, oldOrder } from "./Order.screen.ts";

export const orderPage = page(order, {
  firstCalls: async () => {
    const { orderCalls } = await import("./first-calls.ts");
    return ({ orderId = "" }) => orderCalls(orderId, false);
  },
  load: async () => (await import("./Order.tsx")).Order,
  props: ({ orderId = "" }) => ({ orderId, from: "orders" }),
});

export const oldOrderPage = page(oldOrder, {
  firstCalls: async () => {
    const { orderCalls } = await import("./first-calls.ts");
    return ({ orderId = "" }) => orderCalls(orderId, true);
  },
  load: async () => (await import("./Order.tsx")).Order,
  props: ({ orderId = "" }) => ({ orderId, from: "old-orders" }),
});
