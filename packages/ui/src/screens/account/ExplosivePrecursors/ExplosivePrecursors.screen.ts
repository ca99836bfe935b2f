import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

export const explosivePrecursors = screen({
  ...pageAddresses.precursorFiling,
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "易制爆信息", en: "Explosive precursors" },
});
