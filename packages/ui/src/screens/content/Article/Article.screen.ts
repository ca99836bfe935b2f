import { screen } from "../../../screen.ts";

export const article = screen("article", {
  visitors: "anyone",
});
