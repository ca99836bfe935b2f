import { screenStyle } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const title = screenStyle({ overflowWrap: "anywhere" });
export const spectra = screenStyle({
  display: "grid",
  gap: vars.space[6],
  maxWidth: "720px",
  paddingBlock: vars.space[4],
});
