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
export const note = screenStyle({ ...typeScale[12], color: vars.color.textMuted });
export const hint = screenStyle({ color: vars.color.textMuted, paddingBlockStart: vars.space[3] });
export const stocks = screenStyle(asGrid(1));
export const stock = screenStyle({ ...asWrappingRow(0, 2), alignItems: "center" });
/* Aligns the buttons of the packs. */
export const left = screenStyle({ minWidth: "96px" });
export const comparison = screenStyle({
  ...asGrid(3),
  justifyItems: "start",
  paddingBlockStart: vars.space[4],
});
/* Aligns the text, not the padding around it, with the edge. */
export const view = screenStyle({ marginInlineEnd: `calc(-1 * ${vars.space[2]})` });
export const pager = screenStyle({ paddingBlockStart: vars.space[4] });
