import { screen } from "../../../screen.ts";

export const stockAlerts = screen("stockAlerts", {
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "到货通知", en: "Stock alerts" },
});
