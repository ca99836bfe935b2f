import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, radius, space } = vars;

export const gift = screenStyle({
  ...asGrid(3),
  gridTemplateColumns: "56px minmax(0, 1fr)",
  alignItems: "center",
  whiteSpace: "normal",
});
export const plate = screenStyle({
  display: "grid",
  placeItems: "center",
  width: "56px",
  height: "56px",
  padding: space[2],
  borderRadius: radius.medium,
  background: color.surfaceSunken,
});
export const words = screenStyle({ display: "grid", minWidth: 0 });
export const name = screenStyle({ ...typeScale[14], fontWeight: 500, overflowWrap: "anywhere" });
export const meta = screenStyle({
  ...asWrappingRow(0, 3),
  alignItems: "center",
  ...typeScale[13],
  fontWeight: 400,
  color: color.textMuted,
  overflowWrap: "anywhere",
});
