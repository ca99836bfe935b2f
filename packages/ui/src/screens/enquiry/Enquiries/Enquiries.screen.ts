import { screen } from "../../../screen.ts";

export const enquiries = screen("enquiries", {
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "我的询价", en: "My enquiries" },
});
