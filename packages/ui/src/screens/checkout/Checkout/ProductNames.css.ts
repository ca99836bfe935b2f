import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const names = screenStyle({
  display: "grid",
  maxHeight: "240px",
  overflowY: "auto",
  borderBlock: vars.hairline,
});
export const product = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  paddingBlock: space[2],
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: vars.hairline } },
});
export const code = screenStyle({ ...typeScale[13], color: color.textMuted });
