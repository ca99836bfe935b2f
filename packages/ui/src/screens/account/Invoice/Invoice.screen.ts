import { screen } from "../../../screen.ts";

export const invoice = screen("invoice", {
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "发票信息", en: "Invoice details" },
});
