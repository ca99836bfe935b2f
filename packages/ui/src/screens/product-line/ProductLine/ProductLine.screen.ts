import { screen } from "../../../screen.ts";

export const productLine = screen("productLine", {
  visitors: "anyone",
});
