import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const page = screenStyle({
  ...asGrid(6),
  maxWidth: "620px",
  paddingBlockStart: space[10],
  "@media": { [from.tablet]: { paddingBlockStart: space[20] } },
});
