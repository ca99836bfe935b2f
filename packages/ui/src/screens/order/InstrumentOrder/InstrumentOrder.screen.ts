import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";
import { instrumentOrders } from "../InstrumentOrders/InstrumentOrders.screen.ts";

export const instrumentOrder = screen({
  ...pageAddresses.instrumentOrder,
  visitors: "customers",
  layout: "account",
  menu: { under: instrumentOrders },
});
