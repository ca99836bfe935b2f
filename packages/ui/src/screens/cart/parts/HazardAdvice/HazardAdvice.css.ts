import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const advice = screenStyle({ paddingBottom: space[8] });
export const note = screenStyle({ ...typeScale[13], fontWeight: 400, color: color.textMuted });
export const parts = screenStyle(asGrid(6));
/** A part's title, its list and its remarks. */
export const part = screenStyle(asGrid(2));
export const title = screenStyle({ ...typeScale[14], fontWeight: 600 });
export const rows = screenStyle({ display: "grid", borderBlock: vars.hairline });
export const row = screenStyle({
  ...asGrid(1),
  paddingBlock: space[2],
  overflowWrap: "anywhere",
  selectors: { "&:not(:first-child)": { borderTop: vars.hairline } },
});
export const muted = screenStyle({ color: color.textMuted });
