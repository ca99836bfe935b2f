import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/* Scanners need dark on light, in both themes. */
export const code = componentStyle({
  display: "block",
  background: vars.color.scanField,
  color: vars.color.scanInk,
  borderRadius: vars.radius.small,
  forcedColorAdjust: "none",
});
