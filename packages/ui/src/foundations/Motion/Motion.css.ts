import { screenStyle, screenVariants } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { quick, normal, fly, ease } = vars.motion;

export const track = screenStyle({ height: "24px", borderBottom: vars.hairline });

export const runner = screenVariants({ quick, normal, fly }, (duration) => ({
  width: "24px",
  height: "24px",
  background: vars.color.accent,
  transition: `margin-inline-start ${duration} ${ease}`,
  selectors: { '[data-moved="true"] &': { marginInlineStart: "calc(100% - 24px)" } },
}));
