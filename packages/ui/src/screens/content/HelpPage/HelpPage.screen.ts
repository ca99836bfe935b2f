import { screen } from "../../../screen.ts";

export const help = screen("help", {
  visitors: "anyone",
});
