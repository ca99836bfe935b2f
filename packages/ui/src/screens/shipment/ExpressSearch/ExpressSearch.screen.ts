import { screen } from "../../../screen.ts";

export const expressSearch = screen("expressSearch", {
  visitors: "customers",
  layout: "account",
  menu: { group: "orders" },
  title: { zh: "发货查询", en: "Parcels" },
});
