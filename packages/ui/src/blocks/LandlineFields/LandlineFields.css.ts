import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/* The three fields stay on one line at every width. */
export const fields = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "5fr 9fr 6fr",
    columnGap: vars.space[3],
    minWidth: 0,
  }),
);
