import { screen } from "../../../screen.ts";

/** Without an id, the order that was just placed on this device is paid. */
export const giftPayment = screen({
  address: "/exchange/payment/:fruitsOrderId?",
  visitors: "customers",
  layout: "orchard",
  title: { zh: "麦粒支付", en: "Pay with grains" },
});
