import { keyframes } from "@vanilla-extract/css";
import { reducedMotion } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = componentStyle({
  flex: "none",
  display: "inline-block",
  width: "14px",
  height: "14px",
  border: "2px solid currentColor",
  borderRightColor: "transparent",
  borderRadius: vars.radius.round,
  animation: `${turn} 800ms linear infinite`,
  "@media": { [reducedMotion]: { animation: "none" } },
});

export const large = componentStyle({ width: "20px", height: "20px" });
