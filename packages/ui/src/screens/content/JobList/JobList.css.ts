import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const lead = screenStyle({
  ...typeScale.body,
  color: color.textMuted,
  paddingBlockEnd: space[2],
});
export const job = screenStyle(asGrid(1));
export const facts = screenStyle({
  ...typeScale[13],
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  color: color.textMuted,
});
export const title = screenStyle({ ...typeScale[16], fontWeight: 500, overflowWrap: "anywhere" });
export const summary = screenStyle({ ...typeScale.body, color: color.textMuted });
export const pager = screenStyle({ paddingBlockStart: space[6] });
