import { screen } from "../../../screen.ts";

/** With the number of a reagent order: the order that was placed with it. */
export const instrumentOrders = screen({
  address: "/yqorder_history",
  path: (relatedOrderCode = "") =>
    relatedOrderCode
      ? `/yqorder_history?relation_code=${encodeURIComponent(relatedOrderCode)}`
      : "/yqorder_history",
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "仪器耗材订单", en: "Instrument orders" },
});
