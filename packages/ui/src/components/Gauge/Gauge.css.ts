import { componentStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";
import { ticks } from "../Graduation/ticks.ts";

const { color } = vars;

export const gauge = componentStyle({
  ...asGrid(2),
  /* Clear of the line of text above. */
  paddingBlockStart: vars.space[2],
  maxWidth: "320px",
  color: color.textMuted,
  ...typeScale[12],
});

export const scale = componentStyle({
  position: "relative",
  height: "8px",
  borderTop: `${vars.line.rule} solid ${color.line}`,
  ...ticks(color.lineStrong, color.lineStrong, "3px", "6px"),
});

export const filled = componentStyle({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: "-2px",
  height: "2px",
  background: color.accentFill,
  transition: `width ${vars.motion.normal} ${vars.motion.ease}`,
});
