import { screen } from "../../../screen.ts";
import { instrumentOrders } from "../InstrumentOrders/InstrumentOrders.screen.ts";

export const instrumentOrder = screen("instrumentOrder", {
  visitors: "customers",
  layout: "account",
  menu: { under: instrumentOrders },
});
