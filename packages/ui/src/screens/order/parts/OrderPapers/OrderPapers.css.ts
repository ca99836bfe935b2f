import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const note = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  marginBlock: space[3],
});
export const actions = screenStyle({
  ...asWrappingRow(2),
  marginBottom: space[4],
});
export const batches = screenStyle(asGrid(1));
export const batch = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[3],
  alignItems: "baseline",
});
export const sheet = screenStyle(asGrid(1));
export const muted = screenStyle({ color: color.textMuted });
