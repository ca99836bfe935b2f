import { screen } from "../../../screen.ts";

/** The search of one region's public buyers: a page without toolbar, footer and right panel. */
export const regionalSearch = screen("regionalSearch", {
  visitors: "anyone",
});
