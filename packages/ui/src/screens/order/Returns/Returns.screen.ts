import { screen } from "../../../screen.ts";

export const returns = screen("returns", {
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "退货列表", en: "Returns" },
});
