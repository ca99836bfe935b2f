import { screen } from "../../../screen.ts";

export const credit = screen("credit", {
  visitors: "customers",
  layout: "account",
  menu: { group: "money", needs: "credit" },
  title: { zh: "信用额度", en: "Credit" },
});
