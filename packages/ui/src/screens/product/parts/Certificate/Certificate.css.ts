import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const parts = screenStyle(asGrid(8));
export const title = screenStyle({
  ...typeScale[14],
  fontWeight: 600,
  paddingBlockEnd: vars.space[2],
});
export const nothing = screenStyle({ color: vars.color.textMuted });
export const results = screenStyle({ ...asWrappingRow(0, 3), alignItems: "center" });
/* Aligns the text, not the padding around it, with the edge. */
export const view = screenStyle({ marginInlineEnd: `calc(-1 * ${vars.space[2]})` });
export const pager = screenStyle({ paddingBlockStart: vars.space[4] });
