import { screen } from "../../../screen.ts";

export const giftSearch = screen("giftSearch", {
  visitors: "anyone",
  layout: "orchard",
});
