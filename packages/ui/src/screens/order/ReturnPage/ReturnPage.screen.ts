import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";
import { returns } from "../Returns/Returns.screen.ts";

export const returnPage = screen({
  ...pageAddresses.returnPage,
  visitors: "customers",
  layout: "account",
  menu: { under: returns },
});
