import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half } = vars;

export const choice = componentStyle({
  display: "inline-flex",
  gap: vars.space[2],
  alignItems: "flex-start",
});

export const box = componentStyle({
  position: "relative",
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  width: "16px",
  height: "16px",
  margin: `${half[1]} 0`,
  padding: 0,
  border: `${vars.line.hair} solid ${color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: color.surface,
  color: color.onAccent,
  cursor: "pointer",
  /* The clickable area is larger than the box: 24 px for a mouse, 44 px for touch. */
  "::before": { content: "", position: "absolute", inset: "-5px" },
  "@media": { "(pointer: coarse)": { "::before": { inset: "-15px" } } },
  selectors: {
    "&:hover:not(:disabled)": { borderColor: color.accent },
    "&:is([data-state='checked'], [data-state='indeterminate'])": {
      background: color.accentFill,
      borderColor: color.accent,
    },
    "&[aria-invalid='true']": { borderColor: color.hazard },
    "&:disabled": {
      background: color.surfaceSunken,
      borderColor: color.line,
      color: color.textDisabled,
      cursor: "not-allowed",
    },
  },
});

export const mark = componentStyle({ display: "grid", pointerEvents: "none" });

export const drawing = componentStyle({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  display: "block",
});

export const label = componentStyle({
  selectors: { "&[data-disabled]": { color: color.textMuted, cursor: "default" } },
});
