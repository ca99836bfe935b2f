import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const note = componentStyle({ ...typeScale[13], fontWeight: 400, color: color.textMuted });
/* In the line of a notice. */
export const title = componentStyle({ ...typeScale[14], fontWeight: 400, display: "inline" });
export const rows = componentStyle({ display: "grid", borderBlock: vars.hairline });
/** Two kinds of goods, and what happens, or why they are stored apart. */
export const pair = componentStyle({
  ...asGrid(1),
  paddingBlock: space[2],
  overflowWrap: "anywhere",
  selectors: { "&:not(:first-child)": { borderTop: vars.hairline } },
  "@media": {
    [from.laptop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: space[6] },
  },
});
export const muted = componentStyle({ color: color.textMuted });
