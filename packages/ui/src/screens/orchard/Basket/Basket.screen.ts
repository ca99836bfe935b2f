import { screen } from "../../../screen.ts";

export const basket = screen({
  address: "/excart",
  visitors: "customers",
  layout: "orchard",
  title: { zh: "果篮", en: "Basket" },
});
