import { screen } from "../../../screen.ts";
import { instrumentOrders } from "../InstrumentOrders/InstrumentOrders.screen.ts";

export const cancelInstrumentOrder = screen("cancelInstrumentOrder", {
  visitors: "customers",
  layout: "account",
  menu: { under: instrumentOrders },
});
