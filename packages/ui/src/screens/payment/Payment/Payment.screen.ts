import { screen } from "../../../screen.ts";

export const payment = screen("payment", {
  visitors: "customers",
  title: { zh: "选择付款方式", en: "Choose payment" },
});
