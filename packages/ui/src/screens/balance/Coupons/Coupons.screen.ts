import { screen } from "../../../screen.ts";

export const coupons = screen("coupons", {
  visitors: "customers",
  layout: "account",
  menu: { group: "money" },
  title: { zh: "抵扣券", en: "Coupons" },
});
