import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const logo = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  gap: vars.space[2],
  "@media": { [from.tablet]: { gap: vars.space[3] } },
});

export const mark = componentStyle({
  flex: "none",
  width: "24px",
  height: "24px",
  fill: "none",
  stroke: vars.color.brand,
  strokeWidth: 2,
  "@media": { [from.tablet]: { width: "30px", height: "30px" } },
});

export const picture = componentStyle({
  flex: "none",
  width: "auto",
  height: "24px",
  maxWidth: "120px",
  "@media": { [from.tablet]: { height: "30px" } },
});

export const name = componentStyle({
  display: "grid",
  color: vars.color.text,
  fontSize: "16px",
  lineHeight: "20px",
  fontWeight: 600,
  "@media": { [from.tablet]: { fontSize: "20px", lineHeight: "24px" } },
});

/* The logotype is not part of the type scale. */
export const second = componentStyle({
  color: vars.color.textMuted,
  fontSize: "9px",
  lineHeight: "10px",
  fontWeight: 500,
  letterSpacing: "0.11em",
  textTransform: "uppercase",
  "@media": { [from.tablet]: { fontSize: "10px", lineHeight: "12px" } },
});
