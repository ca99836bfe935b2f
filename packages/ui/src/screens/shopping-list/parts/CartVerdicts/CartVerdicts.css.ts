import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const notice = screenStyle({ paddingBottom: space[5] });
export const refusals = screenStyle({
  ...asGrid(1),
  margin: `${space[2]} 0 0`,
  paddingInlineStart: space[5],
});
export const reason = screenStyle({ display: "block", color: color.textMuted });
