import { screenStyle } from "../../theme/layered.ts";
import { asWrappingRow, bareButton, pressableLine } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

/* The two ways to recover stand together, apart from registration. */
export const recovery = screenStyle({
  ...asWrappingRow(1, 4),
  justifyContent: "space-between",
  marginBlockStart: space[3],
  ...typeScale[13],
});
export const dialogLink = screenStyle({
  ...bareButton,
  ...typeScale[13],
  ...pressableLine,
  borderRadius: vars.radius.small,
  color: color.accent,
  textAlign: "start",
  cursor: "pointer",
  ":hover": { color: color.accentHover, textDecorationLine: "underline" },
});
export const newcomer = screenStyle({
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: vars.hairline,
  ...typeScale[14],
  color: color.textMuted,
});
