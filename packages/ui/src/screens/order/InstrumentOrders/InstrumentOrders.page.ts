import { page } from "../../../page.ts";
import { instrumentOrders } from "./InstrumentOrders.screen.ts";

export const instrumentOrdersPage = page(instrumentOrders, {
  load: async () => (await import("./InstrumentOrders.tsx")).InstrumentOrders,
});
