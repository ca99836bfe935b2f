import { screen } from "../../../screen.ts";

/** A category if the text is the id of one, else an item (decisions, product or category). */
export const product = screen("product", {
  visitors: "anyone",
});
