import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const bar = screenStyle({
  ...typeScale[13],
  display: "flex",
  justifyContent: "flex-end",
  marginBottom: space[2],
  color: color.textMuted,
});
