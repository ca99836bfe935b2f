import { screenStyle } from "../../../theme/layered.ts";
import { asWrappingRow } from "../../../theme/mixins.ts";
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
  ...asWrappingRow(0, 3),
  alignItems: "baseline",
  paddingBlock: space[2],
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: vars.hairline } },
});
export const code = screenStyle({ ...typeScale[13], color: color.textMuted });
