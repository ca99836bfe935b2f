import { below, from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow, overhang } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, half, space } = vars;

export const section = screenStyle({
  ...asGrid(3),
  minWidth: 0,
  paddingTop: space[4],
});
export const note = screenStyle({ ...typeScale[13], color: color.textMuted });

export const name = screenStyle({
  ...asWrappingRow(2),
  alignItems: "center",
});
export const mark = screenStyle({
  ...typeScale[12],
  paddingInline: half[3],
  border: vars.hairline,
  borderRadius: vars.radius.small,
  color: color.textMuted,
  fontWeight: 400,
});
export const time = screenStyle({
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const actions = screenStyle({
  whiteSpace: "nowrap",
  "@media": {
    [from.tablet]: { textAlign: "end" },
    /* Aligns the text of a quiet button, not its box, with the edge. */
    [below.tablet]: { marginInlineStart: overhang },
  },
});
export const formActions = screenStyle({
  ...asWrappingRow(3),
  justifyContent: "flex-end",
});
export const list = screenStyle({ ...asGrid(4), minWidth: 0 });
