import { screen } from "../../../screen.ts";

export const instrument = screen("instrument", {
  visitors: "anyone",
});
