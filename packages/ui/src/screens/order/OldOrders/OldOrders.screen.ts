import { screen } from "../../../screen.ts";

export const oldOrders = screen({
  address: "/oldorder_history",
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "历史订单", en: "Order archive" },
  firstCalls: async () => {
    const { oldOrderCalls } = await import("./first-calls.ts");
    return (_params, query) => oldOrderCalls(query);
  },
  load: async () => (await import("./OldOrders.tsx")).OldOrders,
});
