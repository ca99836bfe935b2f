import { screenStyle, screenVariants } from "../../../theme/layered.ts";
import { asGrid, asNumberedList, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const result = screenStyle({
  ...asGrid(6),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: "640px",
});
/* The payment status comes first. */
export const lead = screenStyle({
  ...asGrid(4),
  gridTemplateColumns: "auto minmax(0, 1fr)",
});
export const mark = screenVariants({
  done: { color: color.inStock },
  waiting: { color: color.textMuted },
});
export const mail = screenStyle({ color: color.textMuted, overflowWrap: "anywhere" });
export const order = screenStyle({
  ...asWrappingRow(0, 4),
  justifyContent: "space-between",
});
export const nextTitle = screenStyle({ ...typeScale[16], fontWeight: 600 });
export const next = screenStyle({
  ...asNumberedList,
  marginBlockStart: space[2],
  ...typeScale.body,
});
export const transfer = screenStyle({
  ...asGrid(3),
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const actions = screenStyle(asWrappingRow(3));
