import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const panel = screenStyle({ maxWidth: "720px", paddingBlockEnd: space[6] });
export const lead = screenStyle({
  color: color.textMuted,
  paddingBlock: `${space[2]} ${space[5]}`,
});

export const file = screenStyle({ paddingBlockEnd: space[4] });

export const results = screenStyle(asGrid(3));
export const head = screenStyle({
  ...asWrappingRow(3),
  alignItems: "center",
  justifyContent: "space-between",
});
export const title = screenStyle({ ...typeScale[20], fontWeight: 600 });
export const counts = screenStyle({ ...typeScale[13], color: color.textMuted });
export const line = screenStyle({ width: "56px" });
export const entry = screenStyle({
  overflowWrap: "anywhere",
  "@media": { [from.tablet]: { width: "38%" } },
});
export const items = screenStyle(asGrid(1));
export const specification = screenStyle({ color: color.textMuted });
/* What was not found is the part to act on. */
export const problem = screenStyle({ color: color.hazard, fontWeight: 600 });
