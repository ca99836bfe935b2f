import { componentStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";
import { stacking } from "../overlay/stacking.ts";

export const bubble = componentStyle({
  ...typeScale[12],
  zIndex: stacking.tooltip,
  maxWidth: "280px",
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontWeight: 400,
  textAlign: "start",
  whiteSpace: "normal",
});
