import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

export const credit = screen({
  ...pageAddresses.credit,
  visitors: "customers",
  layout: "account",
  menu: { group: "money", needs: "credit" },
  title: { zh: "信用额度", en: "Credit" },
});
