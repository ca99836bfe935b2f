import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const card = screenStyle({
  ...asGrid(4),
  gridTemplateColumns: "120px minmax(0, 1fr)",
  alignItems: "center",
  height: "100%",
  paddingBlock: space[4],
  borderBlock: vars.hairline,
});
export const words = screenStyle({ minWidth: 0 });
export const head = screenStyle({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
});
export const name = screenStyle({ ...typeScale[14], fontWeight: 600, overflowWrap: "anywhere" });
/* The button is higher than the name's line, which it must not stretch. */
export const actions = screenStyle({ flex: "none", marginBlock: "-11px" });
export const otherName = screenStyle({ color: color.textMuted, overflowWrap: "anywhere" });
export const cas = screenStyle({ ...typeScale[13], color: color.textMuted });
/* The price is at the end, also on a line of its own. */
export const price = screenStyle({ marginInlineStart: "auto" });
export const line = screenStyle({
  ...asWrappingRow(0, 3),
  alignItems: "baseline",
  ...typeScale[13],
});
