import { screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color } = vars;

export const nameLine = screenStyle({
  ...asWrappingRow(0, 2),
  alignItems: "center",
  ...typeScale[14],
  fontWeight: 500,
  overflowWrap: "anywhere",
});
export const meta = screenStyle({
  ...asWrappingRow(0, 3),
  alignItems: "center",
  color: color.textMuted,
  overflowWrap: "anywhere",
});
