import { screen } from "../../../screen.ts";

export const productLines = screen("productLines", {
  visitors: "anyone",
  isListed: true,
});
