import { screen } from "../../../screen.ts";
import { instrumentOrders } from "../InstrumentOrders/InstrumentOrders.screen.ts";

export const cancelInstrumentOrder = screen({
  address: "/yqcancel_order/html/:orderId?",
  visitors: "customers",
  layout: "account",
  menu: { under: instrumentOrders },
});
