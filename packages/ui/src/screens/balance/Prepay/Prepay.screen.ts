import { screen } from "../../../screen.ts";

export const balance = screen("balance", {
  visitors: "customers",
  layout: "account",
  menu: { group: "money" },
  title: { zh: "预付款", en: "Prepaid balance" },
});
