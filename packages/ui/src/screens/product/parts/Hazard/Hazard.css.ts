import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const signal = screenStyle({ color: color.hazard, marginInlineStart: space[1] });
export const pictograms = screenStyle({
  ...asWrappingRow(2),
  paddingBlock: `${space[4]} ${space[3]}`,
});
export const codes = screenStyle({
  ...asWrappingRow(0, 3),
  color: color.textMuted,
  ...typeScale[13],
});
export const more = screenStyle({
  marginInlineStart: `calc(-1 * ${space[2]})`,
  paddingBlockStart: space[1],
});
export const full = screenStyle({ ...asGrid(4), justifyItems: "start" });
