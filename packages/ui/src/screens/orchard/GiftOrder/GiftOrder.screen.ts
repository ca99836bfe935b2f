import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";
import { giftOrders } from "../GiftOrders/GiftOrders.screen.ts";

export const giftOrder = screen({
  ...pageAddresses.giftOrder,
  visitors: "customers",
  layout: "orchard-account",
  menu: { under: giftOrders },
});
