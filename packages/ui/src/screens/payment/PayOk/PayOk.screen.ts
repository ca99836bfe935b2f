import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

export const paid = screen({
  ...pageAddresses.paid,
  visitors: "customers",
});
