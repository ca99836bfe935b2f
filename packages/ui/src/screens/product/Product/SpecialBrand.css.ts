import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

export const brand = screenStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  ...typeScale[13],
  fontWeight: 500,
});

export const seal = screenStyle({
  fill: "none",
  stroke: vars.color.accent,
  strokeWidth: "1.5",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
