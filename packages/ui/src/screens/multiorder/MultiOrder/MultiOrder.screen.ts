import { screen } from "../../../screen.ts";

export const batchOrder = screen("batchOrder", {
  visitors: "customers",
  menu: { group: "orders" },
  title: { zh: "快速下单 / 订购单", en: "Quick order / Order sheet" },
});
