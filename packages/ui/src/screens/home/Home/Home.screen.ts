import { screen } from "../../../screen.ts";

export const home = screen({
  address: "/",
  visitors: "anyone",
  isListed: true,
});
