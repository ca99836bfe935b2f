import { keyframes } from "@vanilla-extract/css";
import { reducedMotion } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const pulse = keyframes({ to: { opacity: 0.45 } });
/* The skeleton appears after 200 ms (customer centre §9, loading delay). */
const appear = keyframes({ from: { visibility: "hidden" } });
const late = `${appear} 1ms 200ms backwards`;

export const skeletonBox = componentStyle({
  display: "inline-block",
  maxWidth: "100%",
  height: "12px",
  /* The box is lower than the line of text that it represents; margins fill the difference. */
  marginBlock: vars.space[1],
  verticalAlign: "top",
  borderRadius: vars.radius.small,
  background: vars.color.line,
  animation: `${late}, ${pulse} 1600ms ease-in-out infinite alternate`,
  "@media": { [reducedMotion]: { animation: late } },
});

export const line = componentStyle({ display: "block" });

export const tile = componentStyle({
  display: "block",
  border: vars.hairline,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  animation: late,
});

/* On a phone, the columns that do not fit are cut off; they make nothing around them wider. */
export const table = componentStyle({ contain: "inline-size", overflow: "hidden" });
