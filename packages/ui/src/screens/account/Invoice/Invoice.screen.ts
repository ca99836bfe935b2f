import { screen } from "../../../screen.ts";

export const invoice = screen({
  address: "/profile/invoice",
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "发票信息", en: "Invoice details" },
});
