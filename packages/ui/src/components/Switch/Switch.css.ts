import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const frame = componentStyle({
  display: "inline-flex",
  gap: vars.space[2],
  alignItems: "center",
});

export const track = componentStyle({
  position: "relative",
  flex: "none",
  width: "32px",
  height: "20px",
  padding: 0,
  border: `${vars.line.hair} solid ${color.lineStrong}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  "::before": { content: "", position: "absolute", inset: "-3px" },
  "@media": { "(pointer: coarse)": { "::before": { inset: "-13px -7px" } } },
  selectors: {
    "&[data-state='checked']": { background: color.accentFill, borderColor: color.accent },
    "&:disabled": {
      background: color.surfaceSunken,
      borderColor: color.line,
      cursor: "not-allowed",
    },
  },
});

export const thumb = componentStyle({
  display: "block",
  width: "12px",
  height: "12px",
  marginInlineStart: "3px",
  borderRadius: vars.radius.round,
  background: color.lineStrong,
  transition: `translate ${vars.motion.quick}`,
  selectors: { "&[data-state='checked']": { translate: "12px", background: color.onAccent } },
});
