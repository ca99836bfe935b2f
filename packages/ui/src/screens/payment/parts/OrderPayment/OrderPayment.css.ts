import { screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const codes = screenStyle({
  ...asWrappingRow(0, 3),
  ...typeScale[13],
  color: color.textMuted,
});
/* Prominent: the last chance to notice a wrong address. A line ends between its parts, not within a name. */
export const address = screenStyle({
  ...typeScale.body,
  color: color.hazard,
  fontWeight: 500,
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
});
/* The notice about the last payment has space before the tabs; without a notice there is no gap. */
export const lastState = screenStyle({
  selectors: { "&:not(:empty)": { paddingBlockEnd: space[3] } },
});
