import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow, overhang } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* Reserves the height of the field while its code loads. */
export const search = screenStyle({
  minHeight: vars.control.large,
  "@media": { [from.tablet]: { minHeight: vars.control.medium } },
});

/* The chosen address, where no list shows it. */
export const chosen = screenStyle({
  ...asWrappingRow(1, 4),
  alignItems: "center",
  justifyContent: "space-between",
  padding: `${space[3]} ${space[4]}`,
  background: color.surfaceSelected,
  boxShadow: `inset ${vars.line.rule} 0 ${color.accent}`,
  overflowWrap: "anywhere",
});
export const receiver = screenStyle({ ...typeScale[14], fontWeight: 500 });
export const place = screenStyle({ ...typeScale[13], color: color.textMuted });
export const actions = screenStyle({
  ...asWrappingRow(1),
  marginInline: overhang,
});

export const none = screenStyle({
  ...asGrid(1),
  padding: `${space[4]} 0`,
  borderBlock: vars.hairline,
});
