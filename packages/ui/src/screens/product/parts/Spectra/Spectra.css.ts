import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const spectra = screenStyle({ ...asGrid(8), maxWidth: "720px" });
export const title = screenStyle({
  ...typeScale[14],
  fontWeight: 600,
  paddingBlockEnd: vars.space[2],
});
export const list = screenStyle({ borderTop: vars.hairline });
export const entry = screenStyle({
  ...asRow(3),
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "40px",
  paddingBlock: vars.space[2],
  borderBottom: vars.hairline,
});
export const words = screenStyle({ minWidth: 0 });
export const kind = screenStyle({ display: "block", fontWeight: 500 });
export const origin = screenStyle({
  ...typeScale[13],
  display: "block",
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
/* Aligns the text, not the padding around it, with the edge. */
export const view = screenStyle({ flex: "none", marginInlineEnd: `calc(-1 * ${vars.space[2]})` });
export const nothing = screenStyle({ color: vars.color.textMuted });
