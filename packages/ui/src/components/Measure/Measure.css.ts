import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/** Units are muted, never bold, and wrap as a whole, with a condition such as the temperature. */
export const unit = componentStyle({
  display: "inline-block",
  color: vars.color.textMuted,
  fontWeight: 400,
});
