import { style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const statements = style(
  inComponents({
    display: "grid",
    gap: `0 ${vars.space[6]}`,
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);

export const statement = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "minmax(52px, max-content) minmax(0, 1fr)",
    columnGap: vars.space[2],
    lineHeight: "20px",
    paddingBlock: vars.space[1],
  }),
);

export const code = style(
  inComponents({ color: vars.color.hazard, fontWeight: 500, whiteSpace: "nowrap" }),
);

export const link = style(inComponents({ ":hover": { textDecoration: "underline" } }));
