import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/* As wide as running text: see RichText. */
export const page = screenStyle({ maxWidth: "588px" });
export const head = screenStyle({ ...asGrid(1), paddingBlockEnd: space[6] });
export const title = screenStyle({
  ...typeScale[26],
  fontWeight: 600,
  textWrap: "balance",
  overflowWrap: "anywhere",
});
export const summary = screenStyle({ ...typeScale.body, color: color.textMuted });
export const changed = screenStyle({
  ...typeScale[13],
  ...asWrappingRow(4),
  alignItems: "center",
  color: color.textMuted,
});
export const contents = screenStyle({
  marginBlockEnd: space[6],
  paddingBlock: space[4],
  borderBlock: vars.hairline,
  fontSize: typeScale[13].fontSize,
});
export const contentsTitle = screenStyle({
  ...typeScale[13],
  fontWeight: 500,
  paddingBlockEnd: space[2],
});
export const entries = screenStyle({
  ...asGrid(1, 6),
  gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
});
