import { page } from "../../../page.ts";
import { oldOrders } from "./OldOrders.screen.ts";

export const oldOrdersPage = page(oldOrders, {
  firstCalls: async () => {
    const { oldOrderCalls } = await import("./first-calls.ts");
    return (_params, query) => oldOrderCalls(query);
  },
  load: async () => (await import("./OldOrders.tsx")).OldOrders,
});
