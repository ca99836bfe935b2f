import { screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color } = vars;

export const name = screenStyle({ display: "block", fontWeight: 600 });
export const codes = screenStyle({
  ...asWrappingRow(0, 3),
  ...typeScale[13],
  color: color.textMuted,
});
