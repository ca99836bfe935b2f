import { screen } from "../../../screen.ts";

export const scannedProduct = screen("scannedProduct", {
  visitors: "anyone",
});
