import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

/** A category if the text is the id of one, else an item (decisions, product or category). */
export const product = screen({
  ...pageAddresses.product,
  visitors: "anyone",
});
