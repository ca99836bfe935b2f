import { screenStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const note = screenStyle({ ...typeScale[12], color: vars.color.textMuted, fontWeight: 400 });
