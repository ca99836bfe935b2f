import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const labels = screenStyle({ marginTop: space[4] });
export const lead = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  marginBottom: space[4],
});
