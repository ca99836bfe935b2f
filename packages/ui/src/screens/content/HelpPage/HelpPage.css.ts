import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const old = screenStyle({ paddingBlockEnd: space[4] });
export const versions = screenStyle({
  ...typeScale[13],
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[3],
  paddingBlockEnd: space[6],
  color: color.textMuted,
});
export const days = screenStyle({ display: "flex", flexWrap: "wrap", columnGap: space[3] });
