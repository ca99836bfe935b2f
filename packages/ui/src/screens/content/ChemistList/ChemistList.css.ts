import { screenStyle } from "../../../theme/layered.ts";
import { asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const lead = screenStyle({
  ...typeScale.body,
  color: color.textMuted,
  paddingBlockEnd: space[4],
});
export const search = screenStyle({
  ...asWrappingRow(3),
  alignItems: "center",
  maxWidth: "480px",
  paddingBlockEnd: space[4],
});
export const field = screenStyle({ flex: "1 1 240px" });
