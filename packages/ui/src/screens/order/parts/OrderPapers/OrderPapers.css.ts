import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const note = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  marginBlock: space[3],
});
export const actions = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBottom: space[4],
});
export const batches = screenStyle({ display: "grid", gap: space[1] });
export const batch = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[3],
  alignItems: "baseline",
});
export const muted = screenStyle({ color: color.textMuted });
