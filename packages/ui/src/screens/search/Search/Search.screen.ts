import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

export const search = screen({
  ...pageAddresses.search,
  visitors: "anyone",
});
