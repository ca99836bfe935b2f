import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  minWidth: 0,
});
export const head = screenStyle({ display: "grid", gap: space[2] });
export const lead = screenStyle({ ...typeScale.body, maxWidth: "44em", color: color.textMuted });
export const section = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  minWidth: 0,
});
export const upload = screenStyle({ maxWidth: "720px" });
export const buttons = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
export const hint = screenStyle({ ...typeScale[14], color: color.textMuted });
/** Fixed columns, so that the fields keep their width while reasons change. */
export const rows = screenStyle({
  "@media": { [from.tablet]: { tableLayout: "fixed", maxWidth: "960px" } },
});
export const reason = screenStyle({ overflowWrap: "anywhere", whiteSpace: "normal" });
