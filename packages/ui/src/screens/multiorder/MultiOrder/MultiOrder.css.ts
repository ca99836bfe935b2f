import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color } = vars;

export const page = screenStyle({
  ...asGrid(8),
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
});
export const head = screenStyle(asGrid(2));
export const lead = screenStyle({ ...typeScale.body, maxWidth: "44em", color: color.textMuted });
export const section = screenStyle({
  ...asGrid(4),
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
});
export const upload = screenStyle({ maxWidth: "720px" });
export const buttons = screenStyle({
  ...asWrappingRow(3),
  alignItems: "center",
});
export const hint = screenStyle({ ...typeScale[14], color: color.textMuted });
/** Fixed columns, so that the fields keep their width while reasons change. */
export const rows = screenStyle({
  "@media": { [from.tablet]: { tableLayout: "fixed", maxWidth: "960px" } },
});
export const reason = screenStyle({ overflowWrap: "anywhere", whiteSpace: "normal" });
