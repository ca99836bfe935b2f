import { screenStyle, screenVariants } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const result = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  maxWidth: "640px",
});
/* The payment status comes first. */
export const lead = screenStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[4],
});
export const mark = screenVariants({
  done: { color: color.inStock },
  waiting: { color: color.textMuted },
});
export const mail = screenStyle({ color: color.textMuted, overflowWrap: "anywhere" });
export const order = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
});
export const nextTitle = screenStyle({ ...typeScale[16], fontWeight: 600 });
export const next = screenStyle({
  display: "grid",
  gap: space[1],
  marginBlockStart: space[2],
  paddingInlineStart: space[5],
  listStyle: "decimal",
  ...typeScale.body,
});
export const transfer = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});
export const actions = screenStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });
