import { screen } from "../../../screen.ts";

/** Without an id, the order that was just placed on this device is paid. */
export const giftPayment = screen("giftPayment", {
  visitors: "customers",
  layout: "orchard",
  title: { zh: "麦粒支付", en: "Pay with grains" },
});
