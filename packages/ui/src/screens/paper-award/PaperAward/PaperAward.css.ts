import { stacking } from "../../../components/overlay/stacking.ts";
import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = screenStyle({
  ...asGrid(6),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: "960px",
});
export const banner = screenStyle({
  ...asGrid(2),
  justifyItems: "start",
  width: "100%",
  padding: space[6],
  border: "none",
  background: color.accentSubtle,
  color: color.text,
  textAlign: "start",
  cursor: "pointer",
});
export const bannerAction = screenStyle({ ...typeScale.body, color: color.accent });
export const section = screenStyle({
  ...asGrid(6),
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const part = screenStyle(asGrid(3));
export const consent = screenStyle({ paddingBlock: space[4] });
export const rules = screenStyle({
  ...typeScale.body,
  paddingInlineStart: space[5],
  listStyle: "disc",
});
export const note = screenStyle({ ...typeScale.body, color: color.textMuted });
export const form = screenStyle({ maxWidth: "800px", scrollMarginBlockStart: space[10] });
export const product = screenStyle({
  ...asGrid(1, 3),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "end",
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) 88px" } },
});
export const productActions = screenStyle({
  ...asRow(1),
  paddingBlockEnd: space[6],
});
export const group = screenStyle({ border: "none", padding: 0, minWidth: 0 });
export const legend = screenStyle({ ...typeScale[16], fontWeight: 600, paddingBlockEnd: space[2] });
export const overlay = screenStyle({
  position: "fixed",
  inset: 0,
  zIndex: stacking.dialog,
  ...asGrid(3),
  placeContent: "center",
  justifyItems: "center",
  background: color.surface,
  opacity: 0.96,
  color: color.text,
});
export const wrapping = screenStyle({ overflowWrap: "anywhere" });
export const showcase = screenStyle({
  ...asGrid(6),
  gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
});
export const medal = screenStyle({ width: "96px", height: "96px", color: color.accent });
export const caption = screenStyle({ ...typeScale[13], overflowWrap: "anywhere" });
