import { screen } from "../../../screen.ts";

export const instrumentOrders = screen("instrumentOrders", {
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "仪器耗材订单", en: "Instrument orders" },
});
