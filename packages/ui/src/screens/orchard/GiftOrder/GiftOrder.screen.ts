import { screen } from "../../../screen.ts";
import { giftOrders } from "../GiftOrders/GiftOrders.screen.ts";

export const giftOrder = screen("giftOrder", {
  visitors: "customers",
  layout: "orchard-account",
  menu: { under: giftOrders },
});
