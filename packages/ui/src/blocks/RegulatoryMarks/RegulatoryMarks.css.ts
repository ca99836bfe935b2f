import { screenStyle } from "../../theme/layered.ts";
import { asGrid, asWrappingRow, bareButton } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const trigger = screenStyle({
  ...bareButton,
  ...asWrappingRow(1),
  display: "inline-flex",
  alignItems: "center",
  minHeight: "24px",
  color: color.textMuted,
  borderRadius: vars.radius.small,
  ":hover": { color: color.accent },
});

export const content = screenStyle({ ...asGrid(3), width: "320px", maxWidth: "100%" });
export const mark = screenStyle({ ...typeScale[13], overflowWrap: "anywhere" });
export const asked = screenStyle({ ...asGrid(2), ...typeScale[13] });
