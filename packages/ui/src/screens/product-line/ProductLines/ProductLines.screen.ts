import { screen } from "../../../screen.ts";

export const productLines = screen({
  address: "/productlines",
  visitors: "anyone",
  isListed: true,
});
