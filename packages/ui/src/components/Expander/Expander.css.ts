import { componentStyle } from "../../theme/layered.ts";
import { bareButton } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const expander = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.half[1],
  minHeight: "24px",
  ...bareButton,
  borderRadius: vars.radius.small,
  color: vars.color.accent,
  ...typeScale[13],
  whiteSpace: "nowrap",
  ":hover": { color: vars.color.accentHover },
});

export const arrow = componentStyle({
  transition: `rotate ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { "[aria-expanded='true'] > &": { rotate: "180deg" } },
});
