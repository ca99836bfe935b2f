import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const similar = screenStyle({ paddingBlockStart: space[14] });
export const searches = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[6]}`,
  paddingBlockStart: space[4],
});
