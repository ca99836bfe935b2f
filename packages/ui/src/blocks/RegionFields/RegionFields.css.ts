import { style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const group = style(inComponents({ display: "grid", gap: vars.space[1], minWidth: 0 }));

/* The names of autonomous prefectures are long: three columns need a tablet's width. */
export const fields = style(
  inComponents({
    display: "grid",
    gap: "4px",
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        columnGap: vars.space[3],
      },
    },
  }),
);
