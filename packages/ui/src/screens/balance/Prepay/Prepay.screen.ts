import { screen } from "../../../screen.ts";

export const balance = screen({
  address: "/prepay",
  visitors: "customers",
  layout: "account",
  menu: { group: "money" },
  title: { zh: "预付款", en: "Prepaid balance" },
});
