import { screen } from "../../../screen.ts";
import { giftAddresses } from "../Addresses/Addresses.screen.ts";

export const editAddress = screen("editAddress", {
  visitors: "customers",
  layout: "account",
  menu: { group: "details", isShownWhenOpen: true },
  title: { zh: "编辑地址", en: "Edit an address" },
});

export const editGiftAddress = screen("editGiftAddress", {
  visitors: "customers",
  layout: "orchard-account",
  menu: { under: giftAddresses },
  title: { zh: "编辑地址", en: "Edit an address" },
});
