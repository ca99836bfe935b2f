import { screen } from "../../../screen.ts";

export const activities = screen("activities", {
  visitors: "anyone",
  isListed: true,
});
