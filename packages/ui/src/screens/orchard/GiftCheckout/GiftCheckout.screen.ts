import { screen } from "../../../screen.ts";

export const giftCheckout = screen("giftCheckout", {
  visitors: "customers",
  layout: "orchard",
  title: { zh: "确认订单信息", en: "Confirm your order" },
});
