import { screen } from "../../../screen.ts";

export const activity = screen("activity", {
  visitors: "anyone",
});
