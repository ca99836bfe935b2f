import { below, from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = screenStyle({
  ...asGrid(8),
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
});
export const head = screenStyle(asGrid(2));
export const lead = screenStyle({ ...typeScale.body, maxWidth: "44em", color: color.textMuted });
export const entry = screenStyle({ ...asGrid(2), maxWidth: "720px" });
export const section = screenStyle({
  ...asGrid(4),
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
});
export const tools = screenStyle({ ...asWrappingRow(1), alignItems: "center" });
export const limiting = screenStyle({ maxWidth: "420px" });

const breaking = { overflowWrap: "anywhere", whiteSpace: "normal" } as const;
/* The first lines of all cells are level with the texts of the fields. */
const topped = { "@media": { [from.tablet]: { verticalAlign: "top" } } } as const;
const named = {
  [below.tablet]: { alignItems: "start", "::before": { paddingBlockStart: "13px" } },
} as const;
export const level = screenStyle({ "@media": { [from.tablet]: { paddingBlockStart: "8px" } } });
export const number = screenStyle({
  ...topped,
  fontWeight: 400,
  color: color.textMuted,
  whiteSpace: "normal",
});
export const mark = screenStyle({ display: "block", color: color.text, ...typeScale[12] });
export const component = screenStyle({
  ...breaking,
  "@media": {
    [from.tablet]: { width: "34%", minWidth: "200px", verticalAlign: "top" },
    ...named,
  },
});
export const amount = screenStyle({
  "@media": { [from.tablet]: { width: "128px", verticalAlign: "top" }, ...named },
});
export const result = screenStyle({ ...topped, fontVariantNumeric: "tabular-nums" });
export const packs = screenStyle({ ...topped, ...breaking });
export const cost = screenStyle(topped);
export const remove = screenStyle({ ...topped, textAlign: "end" });
export const figure = screenStyle({ display: "block" });
export const note = screenStyle({ display: "block", ...typeScale[12], color: color.textMuted });
export const problem = screenStyle({ display: "block", ...typeScale[12], color: color.hazard });
export const item = screenStyle({ ...asGrid(1), paddingBlockStart: space[1] });
export const facts = screenStyle({ paddingBlockStart: space[1] });
export const factFields = screenStyle({
  ...asGrid(2),
  paddingBlock: space[2],
  "@media": { [from.laptop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const foot = screenStyle({
  ...asWrappingRow(4),
  alignItems: "center",
  color: color.textMuted,
  ...typeScale[13],
});
/* Phones have no such keys. */
export const keysOnly = screenStyle({ "@media": { [below.tablet]: { display: "none" } } });
export const keeping = screenStyle({
  ...asWrappingRow(2),
  alignItems: "start",
  maxWidth: "720px",
});
/* Below the label of the field beside it, also where that has an error. */
export const keep = screenStyle({ paddingBlockStart: space[6] });
export const kept = screenStyle({ ...asWrappingRow(2), alignItems: "center", ...breaking });
