import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "./breakpoints.ts";
import { inComponents } from "./layered.ts";
import { vars } from "./vars.css.ts";

/** The width of the page: at most 1280, sides of 16 on a phone and 24 above. */
export const content = style(
  inComponents({
    width: `min(100% - 32px, ${vars.content})`,
    marginInline: "auto",
    "@media": { [from.tablet]: { width: `min(100% - 48px, ${vars.content})` } },
  }),
);

/** Things under one another, a step of space between them: `stack[4]`. */
export const stack = styleVariants(vars.space, (gap) =>
  inComponents({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap,
  }),
);

/** Things beside one another that may wrap, a step of space between them: `row[2]`. */
export const row = styleVariants(vars.space, (gap) =>
  inComponents({ display: "flex", flexWrap: "wrap", alignItems: "center", gap }),
);
