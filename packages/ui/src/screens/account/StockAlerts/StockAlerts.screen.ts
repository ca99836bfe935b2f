import { screen } from "../../../screen.ts";

export const stockAlerts = screen({
  address: "/profile/stock_alerts",
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "到货通知", en: "Stock alerts" },
});
