import { screen } from "../../../screen.ts";

export const products = screen({
  address: "/products",
  visitors: "anyone",
  isListed: true,
});

export const category = screen({
  address: "/category/:categoryId",
  visitors: "anyone",
});
