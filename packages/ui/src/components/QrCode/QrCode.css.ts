import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/* Scanners need dark on light, in both themes. */
export const code = style(
  inComponents({
    display: "block",
    background: vars.color.scanField,
    color: vars.color.scanInk,
    borderRadius: vars.radius.small,
    forcedColorAdjust: "none",
  }),
);
