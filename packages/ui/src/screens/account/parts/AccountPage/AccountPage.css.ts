import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  minWidth: 0,
  maxWidth: "800px",
});
export const head = screenStyle({ display: "grid", gap: space[1] });
export const lead = screenStyle({ ...typeScale.body, color: color.textMuted });
export const sections = screenStyle({ display: "grid", gap: space[6], minWidth: 0 });
export const actions = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
