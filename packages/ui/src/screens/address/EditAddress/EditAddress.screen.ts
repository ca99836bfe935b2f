import { screen } from "../../../screen.ts";

export const editAddress = screen({
  address: "/profile/edit_address/:addressId",
  visitors: "customers",
  layout: "account",
  menu: { group: "details", isShownWhenOpen: true },
  title: { zh: "编辑地址", en: "Edit an address" },
  load: async () => (await import("./EditAddress.tsx")).EditAddress,
});
