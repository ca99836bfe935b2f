import { page } from "../../../page.ts";
import { unshippedOrders } from "./UnshippedOrders.screen.ts";

export const unshippedOrdersPage = page(unshippedOrders, {
  load: async () => (await import("./UnshippedOrders.tsx")).UnshippedOrders,
  props: ({ type }) => ({ filter: type }),
});
