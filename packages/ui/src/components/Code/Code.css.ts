import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { bareButton } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half, space } = vars;

export const code = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: half[1],
  whiteSpace: "nowrap",
});

/* 28 px for touch and 24 px for a mouse, without increasing the line height. */
export const copyButton = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: "28px",
  height: "28px",
  marginBlock: `calc(-1 * ${space[1]})`,
  ...bareButton,
  borderRadius: vars.radius.small,
  color: color.lineStrong,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  ":hover": { color: color.accent, background: color.surfaceHover },
  /* Close to the icon, so that the ring does not cover the code. */
  ":focus-visible": { color: color.accent, outlineOffset: 0 },
  "@media": { [from.tablet]: { width: "24px", height: "24px", marginBlock: "-2px" } },
});

export const copied = componentStyle({ color: color.inStock, ":hover": { color: color.inStock } });
