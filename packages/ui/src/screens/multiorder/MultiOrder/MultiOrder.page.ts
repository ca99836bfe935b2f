import { page } from "../../../page.ts";
import { batchOrder } from "./MultiOrder.screen.ts";

export const batchOrderPage = page(batchOrder, {
  load: async () => (await import("./MultiOrder.tsx")).MultiOrder,
});
