import { screen } from "../../../screen.ts";

export const bottle = screen("bottle", {
  visitors: "anyone",
});
