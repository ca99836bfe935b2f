import { screen } from "../../../screen.ts";

export const giftOrders = screen("giftOrders", {
  visitors: "customers",
  layout: "orchard-account",
  title: { zh: "我的订单", en: "My gift orders" },
});
