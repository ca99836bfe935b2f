import { screen } from "../../../screen.ts";

export const products = screen("products", {
  visitors: "anyone",
  isListed: true,
});

export const category = screen("category", {
  visitors: "anyone",
});
