import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

export const instrument = screen({
  ...pageAddresses.instrument,
  visitors: "anyone",
});
