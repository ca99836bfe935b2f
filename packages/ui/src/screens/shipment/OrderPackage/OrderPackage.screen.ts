import { screen } from "../../../screen.ts";
import { orders } from "../../order/OrderHistory/OrderHistory.screen.ts";

/** The parcels of an order, or those with one of its products. */
export const orderPackage = screen("orderPackage", {
  visitors: "customers",
  layout: "account",
  menu: { under: orders },
  title: { zh: "发货详情", en: "Parcels of the order" },
});
