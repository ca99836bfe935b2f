import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const signal = screenStyle({ color: color.hazard, marginInlineStart: space[1] });
export const pictograms = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  paddingBlock: `${space[4]} ${space[3]}`,
});
export const codes = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[3]}`,
  color: color.textMuted,
  ...typeScale[13],
});
export const more = screenStyle({
  marginInlineStart: `calc(-1 * ${space[2]})`,
  paddingBlockStart: space[1],
});
export const full = screenStyle({ display: "grid", gap: space[4], justifyItems: "start" });
