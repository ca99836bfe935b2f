import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = screenStyle({ ...asGrid(10), maxWidth: "760px" });
export const head = screenStyle(asGrid(3));
export const lead = screenStyle({ ...typeScale.body, color: color.textMuted });
export const contents = screenStyle({
  ...asWrappingRow(2, 5),
  paddingBlockStart: space[2],
  listStyle: "none",
});
export const section = screenStyle({ scrollMarginBlockStart: space[10] });
export const intro = screenStyle({ ...typeScale.body, paddingBlockEnd: space[3] });
export const afterword = screenStyle({ ...typeScale.body, paddingBlockStart: space[3] });
export const list = screenStyle({
  ...typeScale.body,
  ...asGrid(2),
  paddingInlineStart: space[5],
});
export const ordered = screenStyle([list, { listStyle: "decimal" }]);
export const unordered = screenStyle([list, { listStyle: "disc" }]);
export const example = screenStyle({ display: "block", overflowWrap: "anywhere" });
