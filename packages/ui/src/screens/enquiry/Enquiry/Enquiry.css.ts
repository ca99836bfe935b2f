import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  minWidth: 0,
  maxWidth: "800px",
});
export const head = screenStyle({ display: "grid", gap: space[1], justifyItems: "start" });
export const moment = screenStyle({ ...typeScale[13], color: color.textMuted });

/** Text as it was written, with its line breaks. */
export const written = screenStyle({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
