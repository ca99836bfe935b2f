import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { vars } from "../../../theme/vars.css.ts";

export const title = screenStyle({ overflowWrap: "anywhere" });
export const spectra = screenStyle({
  ...asGrid(6),
  maxWidth: "720px",
  paddingBlock: vars.space[4],
});
