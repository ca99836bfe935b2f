import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

export const giftOrders = screen({
  ...pageAddresses.giftOrders,
  visitors: "customers",
  layout: "orchard-account",
  title: { zh: "我的订单", en: "My gift orders" },
});
