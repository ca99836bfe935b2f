import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

/* A quiet button's words stand on the edge: its padding hangs over. */
export const actions = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    gap: vars.space[1],
    "@media": { [from.tablet]: { justifyContent: "end" } },
  }),
);
