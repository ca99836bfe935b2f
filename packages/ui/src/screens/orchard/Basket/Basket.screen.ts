import { screen } from "../../../screen.ts";

export const basket = screen("basket", {
  visitors: "customers",
  layout: "orchard",
  title: { zh: "果篮", en: "Basket" },
});
