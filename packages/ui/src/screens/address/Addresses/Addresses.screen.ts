import { screen } from "../../../screen.ts";

export const addresses = screen("addresses", {
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "收货地址", en: "Delivery addresses" },
});

export const giftAddresses = screen("giftAddresses", {
  visitors: "customers",
  layout: "orchard-account",
  title: { zh: "地址管理", en: "Addresses" },
});
