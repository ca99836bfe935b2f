import { screen } from "../../../screen.ts";

export const checkout = screen("checkout", {
  visitors: "customers",
  title: { zh: "确认订单信息", en: "Confirm your order" },
});
