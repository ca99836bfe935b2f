import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color } = vars;

export const page = screenStyle({
  ...asGrid(6),
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
  maxWidth: "800px",
});
export const head = screenStyle(asGrid(1));
export const lead = screenStyle({ ...typeScale.body, color: color.textMuted });
export const sections = screenStyle({ ...asGrid(6), minWidth: 0 });
export const actions = screenStyle({
  ...asWrappingRow(3),
  alignItems: "center",
});
