import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const nameLine = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[2]}`,
  ...typeScale[14],
  fontWeight: 500,
  overflowWrap: "anywhere",
});
export const meta = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[3]}`,
  color: color.textMuted,
  overflowWrap: "anywhere",
});
