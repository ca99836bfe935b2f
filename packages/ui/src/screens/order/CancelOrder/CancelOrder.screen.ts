import { screen } from "../../../screen.ts";
import { orders } from "../OrderHistory/OrderHistory.screen.ts";

export const cancelOrder = screen("cancelOrder", {
  visitors: "customers",
  layout: "account",
  menu: { under: orders },
});
