import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

/* Does not take part in the layout. */
export const anchor = style(inComponents({ display: "contents" }));

/* The transparent edge connects the tooltip to its control, so that the pointer can cross. */
export const reach = style(
  inComponents({
    position: "fixed",
    inset: "auto",
    margin: 0,
    padding: vars.space[1],
    border: 0,
    background: "none",
    overflow: "visible",
  }),
);

export const bubble = style(
  inComponents({
    ...typeScale[12],
    display: "block",
    maxWidth: "280px",
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.small,
    background: vars.color.surfaceInverse,
    color: vars.color.textInverse,
    fontWeight: 400,
    textAlign: "start",
    whiteSpace: "normal",
  }),
);
