import { screen } from "../../../screen.ts";

export const cart = screen("cart", {
  visitors: "customers",
  title: { zh: "购物车", en: "Shopping cart" },
});
