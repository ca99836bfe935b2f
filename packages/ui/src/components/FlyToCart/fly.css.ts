import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { stacking } from "../overlay/stacking.ts";

/* The duration comes from CSS, so that it follows the theme and reduced motion. */
export const flier = componentStyle({
  position: "fixed",
  insetBlockStart: "-10px",
  insetInlineStart: "-10px",
  zIndex: stacking.toast,
  width: "20px",
  height: "20px",
  borderRadius: vars.radius.round,
  background: vars.color.accentFill,
  border: `${vars.line.rule} solid ${vars.color.surface}`,
  pointerEvents: "none",
  animationDuration: vars.motion.fly,
});
