import { page } from "../../../page.ts";
import { cancelInstrumentOrder } from "./CancelInstrumentOrder.screen.ts";

export const cancelInstrumentOrderPage = page(cancelInstrumentOrder, {
  load: async () => (await import("./CancelInstrumentOrder.tsx")).CancelInstrumentOrder,
  props: ({ orderId = "" }) => ({ orderId }),
});
