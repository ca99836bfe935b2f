import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

/** The editor, with the text, the kind of match and the button beside it: all in one view of a laptop. */
export const columns = screenStyle({
  ...asGrid(4, 6),
  "@media": { [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 360px" } },
});
export const fields = screenStyle({ minWidth: 0 });
export const ways = screenStyle({ paddingBlockEnd: space[3] });
export const search = screenStyle({ ...asGrid(3), paddingBlockStart: space[3] });
