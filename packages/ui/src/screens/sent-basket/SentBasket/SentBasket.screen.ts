import { screen } from "../../../screen.ts";

export const sentBasket = screen("sentBasket", {
  visitors: "anyone",
  title: { zh: "发来的购物篮", en: "Basket sent to you" },
});
