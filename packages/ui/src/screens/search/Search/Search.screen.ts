import { screen } from "../../../screen.ts";

export const search = screen("search", {
  visitors: "anyone",
});
