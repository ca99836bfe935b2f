import { screen } from "../../../screen.ts";

export const info = screen("info", {
  visitors: "anyone",
});

/** The profile at its older address (decisions, product overview). */
export const aboutUs = screen("aboutUs", {
  visitors: "anyone",
});
