import { page } from "../../../page.ts";
import { orders } from "./OrderHistory.screen.ts";

export const ordersPage = page(orders, {
  firstCalls: async () => {
    const { orderHistoryCalls } = await import("./first-calls.ts");
    return ({ type }, query) => orderHistoryCalls(type, query);
  },
  load: async () => (await import("./OrderHistory.tsx")).OrderHistory,
  props: ({ type }) => ({ filter: type }),
});
