import { screen } from "../../../screen.ts";

export const home = screen("home", {
  visitors: "anyone",
  isListed: true,
});
