import { screen } from "../../../screen.ts";

export const gift = screen("gift", {
  visitors: "anyone",
  layout: "orchard",
});
