import { page } from "../../../page.ts";
import { instrumentOrder } from "./InstrumentOrder.screen.ts";

export const instrumentOrderPage = page(instrumentOrder, {
  load: async () => (await import("./InstrumentOrder.tsx")).InstrumentOrder,
  props: ({ orderId = "" }) => ({ orderId }),
});
