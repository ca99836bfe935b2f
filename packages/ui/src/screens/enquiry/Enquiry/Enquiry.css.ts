import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color } = vars;

export const page = screenStyle({
  ...asGrid(6),
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
  maxWidth: "800px",
});
export const head = screenStyle({ ...asGrid(1), justifyItems: "start" });
export const moment = screenStyle({ ...typeScale[13], color: color.textMuted });

/** Text as it was written, with its line breaks. */
export const written = screenStyle({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
