import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, half, space } = vars;

export const due = screenStyle({ ...typeScale[13], color: color.textMuted });
export const dueSum = screenStyle({ display: "block", color: color.text });
export const rows = screenStyle({
  display: "grid",
  gap: half[1],
  paddingBlockStart: space[3],
  borderBlockStart: vars.hairline,
  ...typeScale[13],
  fontVariantNumeric: "tabular-nums",
});
export const row = screenStyle({ display: "flex", justifyContent: "space-between" });
export const term = screenStyle({ color: color.textMuted });
export const off = screenStyle({ color: color.promotion });
export const bar = screenStyle({ whiteSpace: "nowrap" });
