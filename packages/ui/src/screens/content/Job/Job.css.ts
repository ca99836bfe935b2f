import { screenStyle } from "../../../theme/layered.ts";
import { asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const facts = screenStyle({
  ...typeScale[13],
  ...asWrappingRow(2, 8),
  paddingBlock: `${space[3]} ${space[6]}`,
});
export const name = screenStyle({ color: color.textMuted });
