import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const perUnit = componentStyle({ color: vars.color.textMuted, whiteSpace: "nowrap" });
