import { screenStyle } from "../../../theme/layered.ts";
import { asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({
  ...asWrappingRow(0, 5),
  alignItems: "baseline",
  justifyContent: "space-between",
  paddingBlockEnd: space[3],
});
export const found = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  paddingBlockEnd: space[2],
});
export const verdicts = screenStyle({ paddingBlockEnd: space[8] });
export const line = screenStyle({ width: "56px" });
export const typed = screenStyle({ overflowWrap: "anywhere" });
/* A short result stays on one line beside a long text. */
export const result = screenStyle({ minWidth: "108px" });
/* What was not found is the part to act on. */
export const missing = screenStyle({ color: color.hazard, fontWeight: 600 });
export const products = screenStyle({ ...typeScale[20], fontWeight: 600 });
