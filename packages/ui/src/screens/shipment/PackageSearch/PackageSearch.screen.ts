import { screen } from "../../../screen.ts";

export const packageSearch = screen("packageSearch", {
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "包裹查询", en: "Contents of parcels" },
});
