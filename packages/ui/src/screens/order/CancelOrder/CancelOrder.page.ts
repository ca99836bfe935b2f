import { page } from "../../../page.ts";
import { cancelOrder } from "./CancelOrder.screen.ts";

export const cancelOrderPage = page(cancelOrder, {
  load: async () => (await import("./CancelOrder.tsx")).CancelOrder,
  props: ({ orderId = "" }) => ({ orderId }),
});
